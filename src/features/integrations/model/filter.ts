import type { Integration } from '@generated/evaluation/types.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { IntegrationFilter } from './search.ts'

const findIntegrations = searchBy(
  (integration: Integration) => [repositoryText(integration), integration.defaultJobDescription],
  ({ id }) => [id],
)

/** The integrations with the words of a filter, in their order; the same array when all of them have. */
export const filterIntegrations = (
  integrations: readonly Integration[],
  { display_name }: IntegrationFilter,
): readonly Integration[] => {
  const passing = integrations.filter(findIntegrations(display_name))
  return passing.length === integrations.length ? integrations : passing
}
