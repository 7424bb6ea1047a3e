import type { FoundScenario } from '@generated/scenario/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** What an alert says before it links the scenarios that keep a suite from being saved. */
export const notApprovedText =
  'The suite update failed because the following scenario has not been approved.'

/** True for a refused save of a suite that holds versions which are not approved. */
export const isNotApprovedError = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.message.includes('not approved')

/** The scenarios among those found whose looked-up version is not approved, each scenario once. */
export const notApprovedScenarios = (found: readonly FoundScenario[]): FoundScenario[] => {
  const byId = new Map<string, FoundScenario>()
  for (const scenario of found) {
    if (scenario.review.status !== 'approved') byId.set(scenario.id, scenario)
  }
  return [...byId.values()]
}
