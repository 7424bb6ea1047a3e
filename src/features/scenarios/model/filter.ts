import type { Scenario } from '@generated/scenario/types.ts'
import { searchBy, wordsOf } from '@/lib/search-words.ts'
import type { ScenarioFilter } from './search.ts'

/** Finds scenarios by name, description, tags and id. */
export const findScenarios = searchBy(
  ({ displayName, description, tags }: Scenario) => [displayName, description, ...tags],
  ({ id }) => [id],
)

/**
 * The scenarios that pass a filter, in their order; the same array when all of them do. The service's part is
 * applied here too: until its answer arrives, the list still holds scenarios of the previous filter.
 */
export const filterScenarios = (
  scenarios: readonly Scenario[],
  { state, sim_type, display_name }: ScenarioFilter,
): readonly Scenario[] => {
  const isFound = findScenarios(display_name)
  const passing = scenarios.filter(
    (scenario) =>
      scenario.deprecated === (state === 'deleted') &&
      (!state || state === 'deleted' || scenario.review.status === state) &&
      (!sim_type || scenario.type === sim_type) &&
      isFound(scenario),
  )
  return passing.length === scenarios.length ? scenarios : passing
}

/** The longest word: what the service is asked for, as it finds one part of a name only. */
export const longestWord = (typed: string): string =>
  wordsOf(typed).reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** The listed scenarios after those that were found early, while the list is loading. */
export const withEarly = (
  listed: readonly Scenario[],
  early: readonly Scenario[],
): readonly Scenario[] => {
  if (early.length === 0) return listed
  const ids = new Set(early.map(({ id }) => id))
  return [...early, ...listed.filter(({ id }) => !ids.has(id))]
}
