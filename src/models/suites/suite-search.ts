import { keysOf } from '@/lib/objects.ts'
import { list, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

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

/** The initial content of a new suite. */
export type NewSuiteSearch = SearchOf<typeof newSuiteSearch>
