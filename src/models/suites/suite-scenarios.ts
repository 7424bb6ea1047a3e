import type { Scenario, ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { wordsOf } from '@/lib/search-words.ts'
import { findScenarios } from './find-scenarios.ts'

/** A number by which scenarios of one kind are told apart. */
const isNumber = (word: string) => /^\d{3,}$/.test(word)

/**
 * The word that the fewest names hold, as far as it can be told: a number, else the longest. The service finds one
 * part of a name only, and what it finds by a word of many names comes late.
 */
export const rarestWord = (typed: string): string => {
  const words = wordsOf(typed)
  const numbers = words.filter(isNumber)
  return (numbers.length > 0 ? numbers : words).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  )
}

/** The listed scenarios after those that were found early, while the list is loading. */
export const withEarly = (
  listed: readonly Scenario[],
  early: readonly Scenario[],
): readonly Scenario[] => {
  if (early.length === 0) return listed
  const ids = new Set(early.map(({ id }) => id))
  return [...early, ...listed.filter(({ id }) => !ids.has(id))]
}

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
  return withEarly(listed, early).filter(
    (scenario) =>
      !scenario.deprecated && (!status || scenario.review.status === status) && isFound(scenario),
  )
}

/** Those whose newest version is approved. */
export const approvedOf = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.filter(({ review }) => review.status === 'approved')
