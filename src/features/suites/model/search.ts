import { keysOf } from '@/lib/objects.ts'
import { choice, flag, list, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
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

/** The tabs of the page of a suite in their order, and their names. */
export const suiteTabNames = { specs: 'Scenarios', catalogs: 'Catalogs' } as const

/** The tabs of the page of a suite, the default first. */
export const suiteTabs = keysOf(suiteTabNames)

/** What of a suite's scenarios to show, as the address says it. */
export const specSearch = {
  /** Scenarios whose name or id holds this text. */
  display_name: text,
} as const satisfies SearchSchema

/** What a new suite is made from, as the address says it. */
export const newSuiteSearch = {
  catalog_id: text,
  /** Each `scenarioId:versionNumber`. */
  target_ids: list,
} as const satisfies SearchSchema

/** What a new suite is made from. */
export type NewSuiteSearch = SearchOf<typeof newSuiteSearch>
