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

/** Which former version of many scenarios is restored, with its label. */
export const restoreChoices = {
  previous: 'The version before',
  approved: 'The last approved one',
} as const

/** Which former version of many scenarios is restored. */
export type RestoreChoice = keyof typeof restoreChoices

const whyNotRestore = ({ versionId, review }: Scenario, choice: RestoreChoice) => {
  if (versionId <= 1) return 'It has no former version.'
  return choice === 'approved' && review.status === 'approved'
    ? 'Its newest version is approved.'
    : undefined
}

/** The selected scenarios of which a former version can be restored, as far as their newest versions tell. */
export const restorable = (
  scenarios: readonly Scenario[],
  choice: RestoreChoice,
): BulkSelection => {
  const { included, leftOut } = selectionFor('edit', scenarios)
  const others = included.flatMap((scenario): LeftOutScenario[] => {
    const reason = whyNotRestore(scenario, choice)
    return reason === undefined ? [] : [{ scenario, reason }]
  })
  return {
    included: included.filter((scenario) => whyNotRestore(scenario, choice) === undefined),
    leftOut: [...leftOut, ...others],
  }
}

/** The version to restore, among those before `newest`; undefined if there is none. */
export const formerVersion = (
  versions: readonly Scenario[],
  newest: number,
  choice: RestoreChoice,
): Scenario | undefined =>
  versions
    .filter(({ versionId }) => versionId < newest)
    .toSorted((one, other) => other.versionId - one.versionId)
    .find(({ review }) => choice === 'previous' || review.status === 'approved')

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
