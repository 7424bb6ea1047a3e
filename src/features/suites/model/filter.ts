import type { Suite } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { searchBy } from '@/lib/search-words.ts'
import { compareTexts } from '@/lib/text.ts'
import type { SuiteFilter, SuiteServiceFilter } from './search.ts'

/** The part of a filter that the service applies, as its query. */
export const suiteQueryOf = ({ deleted, sim_type, catalog_id }: SuiteServiceFilter) => ({
  ...(deleted !== undefined && { deprecated: deleted }),
  ...(sim_type && { type: sim_type }),
  ...(catalog_id !== undefined && { catalogId: catalog_id }),
})

/** Finds suites by name, description, labels and id. */
export const findSuites = searchBy(
  ({ displayName, description, labels }: Suite) => [
    displayName,
    description,
    ...labels.map(labelKey),
  ],
  ({ id }) => [id],
)

/**
 * The suites that pass a filter, in their order; the same array when all of them do. The service's part is
 * applied here too: until its answer arrives, the list still holds suites of the previous filter.
 */
export const filterSuites = (suites: readonly Suite[], filter: SuiteFilter): readonly Suite[] => {
  const { deleted = false, sim_type, catalog_id, suite_labels } = filter
  const isFound = findSuites(filter.display_name)
  const passing = suites.filter(
    (suite) =>
      suite.deprecated === deleted &&
      (!sim_type || suite.type === sim_type) &&
      (!catalog_id || suite.attachments.some(({ catalogId }) => catalogId === catalog_id)) &&
      (!suite_labels || suite.labels.some((label) => suite_labels.includes(labelKey(label)))) &&
      isFound(suite),
  )
  return passing.length === suites.length ? suites : passing
}

/** Every label that any of the suites carries, in alphabetical order. */
export const labelsOf = (suites: readonly Suite[]): string[] =>
  [...new Set(suites.flatMap((suite) => suite.labels.map(labelKey)))].sort(compareTexts)
