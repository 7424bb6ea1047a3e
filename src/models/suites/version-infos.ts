import type { FoundScenario, ParameterSet, ScenarioLookup } from '@generated/scenario/types.ts'
import type { SpecDraft } from './suite-draft.ts'

/** A chosen version, as the scenario service has it. */
export interface VersionInfo {
  versionId: number
  deprecated: boolean
  /** The scenario belongs to another project. */
  sharedIn: boolean
  reviewStatus: string
  parameterSet: ParameterSet
}

/** By `versionKey`; `null` for a version that does not exist, no entry for one not looked up yet. */
export type VersionInfos = ReadonlyMap<string, VersionInfo | null>

/** Key of a scenario in a version, or in its latest one. */
export const versionKey = (scenario: ScenarioLookup): string =>
  `${scenario.scenarioId}:${scenario.scenarioVersionId ?? 'latest'}`

/** The look-up of a chosen scenario. */
export const lookupOf = (spec: SpecDraft): ScenarioLookup => ({
  scenarioId: spec.scenarioId,
  ...(spec.scenarioVersionId !== undefined && { scenarioVersionId: spec.scenarioVersionId }),
})

/** The info in a scenario, or in one of its versions. */
export const versionInfoOf = (
  scenario: Pick<
    FoundScenario,
    'versionId' | 'deprecated' | 'sharedFrom' | 'review' | 'parameterSet'
  >,
): VersionInfo => ({
  versionId: scenario.versionId,
  deprecated: scenario.deprecated,
  sharedIn: scenario.sharedFrom !== undefined,
  reviewStatus: scenario.review.status,
  parameterSet: scenario.parameterSet,
})

/** The result of a look-up, by item. Of several versions found, the newest is the latest. */
export const versionInfosOf = (
  items: readonly ScenarioLookup[],
  found: readonly FoundScenario[],
): [string, VersionInfo | null][] => {
  const byId = Map.groupBy(found, ({ id }) => id)
  return items.map((item) => {
    const versions = byId.get(item.scenarioId) ?? []
    const version =
      item.scenarioVersionId === undefined
        ? versions.toSorted((a, b) => b.versionId - a.versionId)[0]
        : versions.find(({ versionId }) => versionId === item.scenarioVersionId)
    return [versionKey(item), version ? versionInfoOf(version) : null]
  })
}
