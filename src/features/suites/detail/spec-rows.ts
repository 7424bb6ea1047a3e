import type { SuiteSpec } from '@generated/evaluation/types.ts'
import type { FoundScenario, ScenarioLookup } from '@generated/scenario/types.ts'
import { whyNotShareScenario } from '@/models/suites/suite-sharing.ts'
import {
  type VersionInfo,
  type VersionInfos,
  versionInfosOf,
  versionKey,
} from '@/models/suites/version-infos.ts'

/** A table row: a scenario of a suite. */
export interface SpecRow {
  /** Unique among the rows; a suite may hold a scenario in several versions. */
  key: string
  spec: SuiteSpec
  /** The version in the scenario service: null when it does not exist, undefined while unknown. */
  versionInfos: VersionInfo | null | undefined
  /** The scenario belongs to another project, which shares it. */
  sharedIn: boolean
}

/** The look-up of a suite's scenario. */
export const lookupOfSpec = ({ scenarioId, scenarioVersionId }: SuiteSpec): ScenarioLookup => ({
  scenarioId,
  ...(scenarioVersionId !== undefined && { scenarioVersionId }),
})

/** The rows of a suite's scenarios, in the suite's order, before any look-up. */
export const specRowsOf = (specs: readonly SuiteSpec[]): SpecRow[] => {
  const seen = new Map<string, number>()
  return specs.map((spec) => {
    const name = versionKey(lookupOfSpec(spec))
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    const key = count === 0 ? name : `${name}#${count + 1}`
    return { key, spec, versionInfos: undefined, sharedIn: false }
  })
}

/** The rows with the result of looking some of them up; the others stay the same objects. */
export const withVersionInfos = (
  rows: readonly SpecRow[],
  asked: readonly ScenarioLookup[],
  found: readonly FoundScenario[],
): SpecRow[] => {
  const versionInfos: VersionInfos = new Map(versionInfosOf(asked, found))
  const sharedIn = new Set(found.filter(({ sharedFrom }) => sharedFrom).map(({ id }) => id))
  return rows.map((row) => {
    const told = versionInfos.get(versionKey(lookupOfSpec(row.spec)))
    if (told === undefined) return row
    return { ...row, versionInfos: told, sharedIn: sharedIn.has(row.spec.scenarioId) }
  })
}

/** Why a scenario of a suite cannot be shared; undefined when it can be, or while unknown. */
export const whyNotShare = ({ versionInfos, sharedIn }: SpecRow): string | undefined => {
  if (versionInfos === null) return 'The scenario no longer exists.'
  return whyNotShareScenario({ sharedIn, deprecated: versionInfos?.deprecated ?? false })
}

/** The distinct scenarios of some rows. */
export const scenariosOf = (rows: readonly SpecRow[]): { id: string; name: string }[] => {
  const names = new Map(
    rows.map(({ spec }) => [spec.scenarioId, spec.scenarioDisplayName] as const),
  )
  return [...names].map(([id, name]) => ({ id, name }))
}
