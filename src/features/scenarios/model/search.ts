import { reviewNames } from '@/features/suites/model/approval.ts'
import { suiteTypes } from '@/features/suites/model/types.ts'
import { keysOf } from '@/lib/objects.ts'
import { choice, flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** The states that the scenario list is filtered by, with their labels. */
export const scenarioStates = { ...reviewNames, deleted: 'Deleted' } as const

/** A state that the scenario list is filtered by. */
export type ScenarioState = keyof typeof scenarioStates

/** Ways of being used that the scenario list shows: in no suite, or failing in the last jobs. */
const usages = ['unused', 'failing'] as const

/** A way of being used that the scenario list shows. */
export type ScenarioUsage = (typeof usages)[number]

/** Search parameters of the scenario list. */
export const scenarioSearch = {
  /** Scenarios with this review status, or the deleted ones, which are left out otherwise. */
  state: choice(keysOf(scenarioStates)),
  sim_type: choice(keysOf(suiteTypes)),
  /** Scenarios with all of these words in name, description, tags and id. */
  display_name: text,
  usage: choice(usages),
} as const satisfies SearchSchema

/** Filter of the scenario list. */
export type ScenarioFilter = SearchOf<typeof scenarioSearch>

/** The tabs of a scenario's page, in order, with their labels. */
export const scenarioTabNames = {
  versions: 'Versions',
  suites: 'Suites',
  results: 'Results',
  shares: 'Shares',
} as const

/** The tabs of a scenario's page, the default first. */
export const scenarioTabs = keysOf(scenarioTabNames)

const versionNumber = (value: unknown) => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Search parameters of a scenario's page. */
export const scenarioPageSearch = {
  tab: choice(scenarioTabs),
  /** Number of the version on show; without it the newest. */
  version: versionNumber,
  /** Number of a version that the one on show is compared with. */
  compare: versionNumber,
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
