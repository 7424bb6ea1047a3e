import type { Scenario } from '@generated/scenario/types.ts'
import { type ScenarioAction, whyNotOnScenario } from './scenario-action-rules.ts'

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

/** The selected scenarios that can be attached to suites, which hold one type, and the type: that of the first one. */
export const attachable = (
  scenarios: readonly Scenario[],
): BulkSelection & { type: string | undefined } => {
  const { included, leftOut } = selectionFor('attach', scenarios)
  const approved = included.filter(({ review }) => review.status === 'approved')
  const type = approved[0]?.type
  const others = included.flatMap((scenario): LeftOutScenario[] => {
    if (scenario.review.status !== 'approved') return [{ scenario, reason: 'It is not approved.' }]
    return scenario.type === type ? [] : [{ scenario, reason: `Its type is ${scenario.type}.` }]
  })
  return {
    type,
    included: approved.filter((scenario) => scenario.type === type),
    leftOut: [...leftOut, ...others],
  }
}
