import type { Scenario, ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { searchBy, wordsOf } from '@/lib/search-words.ts'

const findScenarios = searchBy(
  ({ displayName, description, tags }: Scenario) => [displayName, description, ...tags],
  ({ id }) => [id],
)

/** The longest word: what the service is asked for, as it finds one part of a name only. */
export const longestWord = (typed: string): string =>
  wordsOf(typed).reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/**
 * The scenarios to choose from, with all words of what is typed in name, description, tags and id.
 *
 * @param early found by the service while the whole list is loading: they come first
 * @param status only those with this review status
 */
export const offeredScenarios = (
  listed: readonly Scenario[],
  early: readonly Scenario[],
  typed: string,
  status?: ScenarioReviewStatus,
): Scenario[] => {
  const isFound = findScenarios(typed)
  const byId = new Map<string, Scenario>()
  for (const scenario of [...early, ...listed]) {
    const passes = !scenario.deprecated && (!status || scenario.review.status === status)
    if (passes && !byId.has(scenario.id) && isFound(scenario)) byId.set(scenario.id, scenario)
  }
  return [...byId.values()]
}

/** Those whose newest version is approved. */
export const approvedOf = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.filter(({ review }) => review.status === 'approved')
