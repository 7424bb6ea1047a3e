import type { Scenario } from '@generated/scenario/types.ts'
import { by, byWords, listFilter } from '@/lib/list-filter.ts'
import { keysOf } from '@/lib/objects.ts'
import { choice, text, wholeNumber } from '@/lib/search-params.ts'
import { findScenarios } from '@/models/suites/find-scenarios.ts'
import { reviewNames } from '@/models/suites/review-names.ts'
import { suiteTypes } from '@/models/suites/suite-types.ts'

/** The states that the scenario list is filtered by, with their labels. */
const states = { ...reviewNames, deleted: 'Deleted' } as const

type State = keyof typeof states

/** Ways of being used that the scenario list shows: in no suite, or failing in the last jobs. */
const usages = ['unused', 'failing'] as const

/** A way of being used that the scenario list shows. */
export type ScenarioUsage = (typeof usages)[number]

/** The filter of the scenario list; `byUsage` applies the usage. */
export const scenarioFilter = listFilter({
  display_name: byWords(findScenarios, {
    label: 'Name',
    placeholder: 'Name, text, tag or ID',
    debounce: 300,
  }),
  /** Scenarios with this review status, or the deleted ones, which are left out otherwise. */
  state: {
    ...by(choice(keysOf(states)), {
      query: (state: State): { reviewStatus?: Exclude<State, 'deleted'> } =>
        state === 'deleted' ? {} : { reviewStatus: state },
      control: { kind: 'choice', label: 'State', labels: states },
    }),
    condition:
      (state: State | undefined) =>
      ({ deprecated, review }: Scenario) =>
        state === 'deleted' ? deprecated : !deprecated && (!state || review.status === state),
  },
  sim_type: by(choice(keysOf(suiteTypes)), {
    passes: ({ type }: Scenario, wanted) => type === wanted,
    query: (suiteType: string) => ({ suiteType }),
    control: { kind: 'own' },
  }),
  /** Scenarios whose newest version plays on this map. */
  area_map_id: by(wholeNumber, {
    passes: ({ areaMap }: Scenario, id) => areaMap?.id === id,
    control: { kind: 'own', isMore: true },
  }),
  /** Scenarios whose newest version this user saved. The service knows no such parameter. */
  author: by(text, {
    passes: ({ author }: Scenario, id) => author === id,
    control: { kind: 'own', isMore: true },
  }),
  /** Scenarios that this suite holds; `heldBySuite` applies it, by what the suite says. */
  suite_id: by(text, { control: { kind: 'own', isMore: true } }),
  usage: by(choice(usages), {}),
})
