import type {
  FoundScenario,
  ParameterSet,
  ScenarioLookup,
  ScenarioReviewStatus,
} from '@generated/scenario/types.ts'
import type { SpecDraft } from './draft.ts'

/** What the scenario service tells about a chosen version. */
export interface VersionInfo {
  versionId: number
  deprecated: boolean
  reviewStatus: ScenarioReviewStatus
  parameterSet: ParameterSet
}

/** VersionInfos by `versionKey`; `null` for what is looked up and does not exist, no entry for what is not known. */
export type VersionInfos = ReadonlyMap<string, VersionInfo | null>

/** Names a scenario in a version, or in its latest one. */
export const versionKey = (scenario: ScenarioLookup): string =>
  `${scenario.scenarioId}:${scenario.scenarioVersionId ?? 'latest'}`

/** What is looked up for a chosen scenario. */
export const lookupOf = (spec: SpecDraft): ScenarioLookup => ({
  scenarioId: spec.scenarioId,
  ...(spec.scenarioVersionId !== undefined && { scenarioVersionId: spec.scenarioVersionId }),
})

/** The versionInfos in a scenario, or in one of its versions. */
export const versionInfoOf = (
  scenario: Pick<FoundScenario, 'versionId' | 'deprecated' | 'review' | 'parameterSet'>,
): VersionInfo => ({
  versionId: scenario.versionId,
  deprecated: scenario.deprecated,
  reviewStatus: scenario.review.status,
  parameterSet: scenario.parameterSet,
})

/** What one look-up tells about each of its items. Of several versions found, the newest is the latest. */
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
