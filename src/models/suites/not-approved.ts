import type { FoundScenario } from '@generated/scenario/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** Text of the alert that links the scenarios blocking a save. */
export const notApprovedText =
  'The suite update failed because the following scenario has not been approved.'

/** True for a save refused because the suite holds versions that are not approved. */
export const isNotApprovedError = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.message.includes('not approved')

/** The distinct scenarios whose looked-up version is not approved. */
export const notApprovedScenarios = (found: readonly FoundScenario[]): FoundScenario[] => {
  const byId = new Map<string, FoundScenario>()
  for (const scenario of found) {
    if (scenario.review.status !== 'approved') byId.set(scenario.id, scenario)
  }
  return [...byId.values()]
}
