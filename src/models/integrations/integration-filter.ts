import type { Integration } from '@generated/evaluation/types.ts'
import { by, byWords, listFilter } from '@/lib/list-filter.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { flag } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'

const findIntegrations = searchBy(
  (integration: Integration) => [repositoryText(integration), integration.defaultJobDescription],
  ({ id }) => [id],
)

export const integrationFilter = listFilter({
  display_name: byWords(findIntegrations, {
    label: 'Name',
    placeholder: 'Repository, text or ID',
  }),
  // An integration does not tell whether it is deleted.
  deleted: {
    ...by(flag, { query: (deleted: boolean) => ({ deleted }) }),
    control: { kind: 'flag', label: 'Only deleted' },
    isScope: true,
  },
})
