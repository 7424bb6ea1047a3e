import { keysOf } from '@/lib/objects.ts'
import { choice, flag, list, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
import { suiteTypes } from './types.ts'

/** Search parameters of the suite list. */
export const suiteSearch = {
  /** Only deleted suites. */
  deleted: flag,
  sim_type: choice(keysOf(suiteTypes)),
  /** Suites attached to this catalog. */
  catalog_id: text,
  /** Suites that carry any of these labels, each `key:value`. */
  suite_labels: list,
  /** Suites with all of these words in name, description, labels and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of the suite list. */
export type SuiteFilter = SearchOf<typeof suiteSearch>

/** The part of a filter that the service applies. */
export interface SuiteServiceFilter extends Pick<SuiteFilter, 'catalog_id'> {
  deleted?: boolean | undefined
  /** Any type that a scenario has, unlike that of an address. */
  sim_type?: string | undefined
}

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

/** The tabs of a suite's page, in order, with their labels. */
export const suiteTabNames = { specs: 'Scenarios', catalogs: 'Catalogs' } as const

/** The tabs of a suite's page, the default first. */
export const suiteTabs = keysOf(suiteTabNames)

/** Search parameters of a suite's scenarios. */
export const specSearch = {
  /** Scenarios with all of these words in name and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Search parameters of the page for a new suite. */
export const newSuiteSearch = {
  catalog_id: text,
  /** Each `scenarioId:versionNumber`. */
  target_ids: list,
  /** Overrides of the scenarios, see `readOverrides`: the suite runs a part of a parameter space. */
  overrides: list,
} as const satisfies SearchSchema

/** What a new suite is made from. */
export type NewSuiteSearch = SearchOf<typeof newSuiteSearch>
