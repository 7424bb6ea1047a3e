import type { Scenario } from '@generated/scenario/types.ts'
import { ApiError } from '@/transport/errors.ts'
import { type ScenarioAction, whyNotOnScenario } from './actions.ts'

/** A scenario that a change of many leaves out, and why. */
export interface LeftOutScenario {
  scenario: Scenario
  reason: string
}

/** Which of the selected scenarios a change of many concerns. */
export interface BulkSelection {
  included: readonly Scenario[]
  leftOut: readonly LeftOutScenario[]
}

/** Splits the selected scenarios by whether an action is possible. */
export const selectionFor = (
  action: ScenarioAction,
  scenarios: readonly Scenario[],
): BulkSelection => {
  const included: Scenario[] = []
  const leftOut: LeftOutScenario[] = []
  for (const scenario of scenarios) {
    const reason = whyNotOnScenario(action, scenario)
    if (reason === undefined) included.push(scenario)
    else leftOut.push({ scenario, reason })
  }
  return { included, leftOut }
}

/** Maximum number of scenarios in the address of a new suite. */
export const suiteTargetLimit = 100

/** The targets of a new suite, each `scenarioId:versionNumber`. */
export const suiteTargets = (scenarios: readonly Scenario[]): string[] =>
  scenarios.map(({ id, versionId }) => `${id}:${versionId}`)

/** Statuses of a call for many that one of them can have caused. */
const ofOne = new Set([400, 403, 404, 409, 422])

/** Whether a call for many may have been refused because of some of them: the others can be tried without them. */
export const mayConcernSome = (error: unknown): boolean =>
  error instanceof ApiError && ofOne.has(error.status)
