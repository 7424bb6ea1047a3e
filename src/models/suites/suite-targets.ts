import type { SuitePurpose } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { defaultSuiteType } from './suite-types.ts'

/** One scenario version for a new suite, from the URL. */
export interface Target {
  scenarioId: string
  versionId: number
}

/** Why a target is not taken into the suite. */
export type LeftOutReason = 'notAPair' | 'repeated' | 'notFound' | 'deleted' | 'otherType'

/** Texts of the reasons, shown after the name of the target. */
export const leftOutTexts = {
  notAPair: 'not a scenario with a version',
  repeated: 'named more than once',
  notFound: 'not found',
  deleted: 'deleted',
  otherType: 'of another type',
} as const satisfies Record<LeftOutReason, string>

/** A target that is not taken into the suite. */
export interface LeftOut {
  /** Name of the scenario where known, else the text from the URL. */
  name: string
  reason: LeftOutReason
}

/** Type, purpose and scenarios that the targets in the URL give a new suite. */
export interface TargetSuite {
  type: string
  purpose: SuitePurpose
  scenarios: FoundScenario[]
  leftOut: LeftOut[]
}

const pairForm = /^(.+):([1-9]\d*)$/

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Targets of a new suite, like those of the address: more than an address holds. */
    targetIds?: readonly string[]
  }
}

/** Reads `scenarioId:versionNumber` pairs; of several versions of a scenario the first counts. */
export const parseTargets = (
  pairs: readonly string[],
): { targets: Target[]; leftOut: LeftOut[] } => {
  const targets = new Map<string, Target>()
  const leftOut: LeftOut[] = []
  for (const text of pairs) {
    const [, scenarioId, version] = pairForm.exec(text) ?? []
    if (scenarioId === undefined || !Number.isSafeInteger(Number(version))) {
      leftOut.push({ name: text, reason: 'notAPair' })
    } else if (targets.has(scenarioId)) {
      leftOut.push({ name: text, reason: 'repeated' })
    } else {
      targets.set(scenarioId, { scenarioId, versionId: Number(version) })
    }
  }
  return { targets: [...targets.values()], leftOut }
}

/**
 * Decides type, purpose and scenarios of a new suite. The type is that of the first target found;
 * any `non_approved` version makes it a suite for approval.
 */
export const suiteOfTargets = (
  targets: readonly Target[],
  found: readonly FoundScenario[],
): TargetSuite => {
  const versions = new Map(found.map((one) => [`${one.id}:${one.versionId}`, one]))
  const scenarios: FoundScenario[] = []
  const leftOut: LeftOut[] = []
  let type: string | undefined
  for (const { scenarioId, versionId } of targets) {
    const pair = `${scenarioId}:${versionId}`
    const scenario = versions.get(pair)
    const name = scenario?.displayName ?? pair
    if (!scenario) leftOut.push({ name, reason: 'notFound' })
    else if (scenario.deprecated) leftOut.push({ name, reason: 'deleted' })
    else if (type !== undefined && (scenario.type ?? type) !== type) {
      leftOut.push({ name, reason: 'otherType' })
    } else {
      type ??= scenario.type
      scenarios.push(scenario)
    }
  }
  const unapproved = scenarios.some(({ review }) => review.status === 'non_approved')
  return {
    type: type ?? defaultSuiteType,
    purpose: unapproved ? 'for_approval' : 'evaluation',
    scenarios,
    leftOut,
  }
}
