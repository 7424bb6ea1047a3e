import type { Suite } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { keysOf } from '@/lib/objects.ts'
import { choice, flag, list, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
import { compareTexts, containsText } from '@/lib/text.ts'
import { suiteTypes } from './types.ts'

/** What of a project's suites to show, as the address says it. */
export const suiteSearch = {
  /** The deleted suites, and no others. */
  deleted: flag,
  sim_type: choice(keysOf(suiteTypes)),
  /** Suites attached to this catalog. */
  catalog_id: text,
  /** Suites that carry any of these labels, each `key:value`. */
  suite_labels: list,
  /** Suites whose name holds this text, whatever the case. */
  display_name: text,
} as const satisfies SearchSchema

/** What of a project's suites to show. */
export type SuiteFilter = SearchOf<typeof suiteSearch>

/** The part of a filter that the service applies. */
export type SuiteServiceFilter = Pick<SuiteFilter, 'deleted' | 'sim_type' | 'catalog_id'>

/** The part of a filter that the service applies. */
export const serviceFilterOf = ({
  deleted,
  sim_type,
  catalog_id,
}: SuiteFilter): SuiteServiceFilter => ({
  ...(deleted && { deleted }),
  ...(sim_type && { sim_type }),
  ...(catalog_id !== undefined && { catalog_id }),
})

/** The part of a filter that the service applies, as its query. */
export const suiteQueryOf = ({ deleted, sim_type, catalog_id }: SuiteServiceFilter) => ({
  ...(deleted && { deprecated: true }),
  ...(sim_type && { type: sim_type }),
  ...(catalog_id !== undefined && { catalogId: catalog_id }),
})

/**
 * The suites that pass a filter, in their order; the same list when all of them do. The service's part is
 * applied as well: until its answer comes, the suites of another filter are all there is.
 */
export const filterSuites = (suites: readonly Suite[], filter: SuiteFilter): readonly Suite[] => {
  const { deleted = false, sim_type, catalog_id, suite_labels } = filter
  const name = filter.display_name?.trim()
  const passing = suites.filter(
    (suite) =>
      suite.deprecated === deleted &&
      (!sim_type || suite.type === sim_type) &&
      (!catalog_id || suite.attachments.some(({ catalogId }) => catalogId === catalog_id)) &&
      (!suite_labels || suite.labels.some((label) => suite_labels.includes(labelKey(label)))) &&
      (!name || containsText(suite.displayName, name)),
  )
  return passing.length === suites.length ? suites : passing
}

/** Every label that any of the suites carries, in alphabetical order. */
export const labelsOf = (suites: readonly Suite[]): string[] =>
  [...new Set(suites.flatMap((suite) => suite.labels.map(labelKey)))].sort(compareTexts)
