import { keysOf } from '@/lib/objects.ts'
import { choice, flag, list, type SearchSchema, text, wholeNumber } from '@/lib/search-params.ts'
import { suiteTypes } from '@/models/suites/suite-types.ts'

/** The tabs of a scenario's page, in order, with their labels. */
export const scenarioTabNames = {
  versions: 'Versions',
  suites: 'Suites',
  results: 'Results',
  shares: 'Shares',
} as const

/** The tabs of a scenario's page, the default first. */
export const scenarioTabs = keysOf(scenarioTabNames)

/** Search parameters of a scenario's page. */
export const scenarioPageSearch = {
  tab: choice(scenarioTabs),
  /** Number of the version on show; without it the newest. */
  version: wholeNumber,
  /** Number of a version that the one on show is compared with. */
  compare: wholeNumber,
} as const satisfies SearchSchema

/** Search parameters of the review: which versions, the one on show, and what it is compared with. */
export const reviewSearch = {
  sim_type: choice(keysOf(suiteTypes)),
  display_name: text,
  /** Subject id of who saved the version. */
  author: text,
  /** The map of the newest version. */
  area_map_id: wholeNumber,
  /** The suite that holds the scenario. */
  suite_id: text,
  /** Only these scenarios. */
  ids: list,
  scenario_id: text,
  against: wholeNumber,
} as const satisfies SearchSchema

/** Search parameters of the page that attaches a scenario to suites. */
export const attachSearch = {
  /** Only suites that hold the scenario. */
  attached: flag,
  /** Suites attached to this catalog. */
  catalog_id: text,
  /** Suites with all of these words in name, description, labels and id. */
  display_name: text,
} as const satisfies SearchSchema
