import type { ScenarioType, Suite } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { keysOf } from '@/lib/objects.ts'
import { flagOf, listOf, oneOf } from '@/lib/search-params.ts'
import { compareTexts, containsText } from '@/lib/text.ts'
import { suiteTypes } from './types.ts'

type Search = Readonly<Record<string, unknown>>

/** What of a project's suites to show. */
export interface SuiteFilter {
  /** The deleted suites, and no others. */
  deleted: boolean
  type: ScenarioType | undefined
  /** Suites attached to this catalog. */
  catalogId: string | undefined
  /** Suites that carry any of these labels, each `key:value`; with or without labels when none is given. */
  labels: readonly string[]
  /** Suites whose name holds this text, whatever the case. */
  name: string
}

const typeNames = keysOf(suiteTypes)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The filter of the suite list that stands in an address. */
export const suiteFilterOf = (search: Search): SuiteFilter => ({
  deleted: flagOf(search, 'deleted'),
  type: oneOf(search, 'sim_type', typeNames, undefined),
  catalogId: textOf(search.catalog_id) || undefined,
  labels: listOf(search, 'suite_labels'),
  name: textOf(search.display_name),
})

/** The part of a filter that the service applies. */
export type SuiteServiceFilter = Pick<SuiteFilter, 'deleted'> &
  Partial<Pick<SuiteFilter, 'type' | 'catalogId'>>

/** The part of a filter that the service applies, as its query. */
export const suiteQueryOf = ({ deleted, type, catalogId }: SuiteServiceFilter) => ({
  ...(deleted && { deprecated: true }),
  ...(type && { type }),
  ...(catalogId !== undefined && { catalogId }),
})

/**
 * The suites that pass a filter, in their order; the same list when all of them do. The service's part is
 * applied as well: until its answer comes, the suites of another filter are all there is.
 */
export const filterSuites = (suites: readonly Suite[], filter: SuiteFilter): readonly Suite[] => {
  const { deleted, type, catalogId, labels } = filter
  const name = filter.name.trim()
  const passing = suites.filter(
    (suite) =>
      suite.deprecated === deleted &&
      (type === undefined || suite.type === type) &&
      (catalogId === undefined || suite.attachments.some((each) => each.catalogId === catalogId)) &&
      (labels.length === 0 || suite.labels.some((label) => labels.includes(labelKey(label)))) &&
      (name === '' || containsText(suite.displayName, name)),
  )
  return passing.length === suites.length ? suites : passing
}

/** Every label that any of the suites carries, in alphabetical order. */
export const labelsOf = (suites: readonly Suite[]): string[] =>
  [...new Set(suites.flatMap((suite) => suite.labels.map(labelKey)))].sort(compareTexts)
