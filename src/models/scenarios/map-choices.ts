import type { CreateScenarioVersionRequest, Scenario } from '@generated/scenario/types.ts'

/** A chosen map; without a version until one is chosen. */
export interface MapChoice {
  mapId: number
  versionId?: string | undefined
}

/** The maps chosen for single scenarios, by scenario id. */
export type MapChoices = ReadonlyMap<string, MapChoice>

/** The map of a scenario to be saved. */
export interface ChosenMap {
  id: number
  versionId: string
}

/** The map chosen for a scenario: its own, else the one for all. */
export const choiceFor = (
  id: string,
  choices: MapChoices,
  forAll: MapChoice | undefined,
): MapChoice | undefined => choices.get(id) ?? forAll

/** The maps to save, by scenario; undefined while a row has no version. */
export const chosenMaps = (
  scenarios: readonly Pick<Scenario, 'id'>[],
  choices: MapChoices,
  forAll: MapChoice | undefined,
): ReadonlyMap<string, ChosenMap> | undefined => {
  const chosen = new Map<string, ChosenMap>()
  for (const { id } of scenarios) {
    const { mapId, versionId } = choiceFor(id, choices, forAll) ?? {}
    if (mapId === undefined || versionId === undefined) return undefined
    chosen.set(id, { id: mapId, versionId })
  }
  return chosen
}

/** The request that moves a stored scenario to a map; everything else is saved as it is. */
export const requestWithMap = (
  stored: Scenario,
  areaMap: ChosenMap,
): CreateScenarioVersionRequest => {
  const { displayName, description, tags, bagId, scenarioFormat, t4DatasetIds } = stored
  return {
    currentVersionId: stored.versionId,
    displayName,
    description,
    tags,
    areaMap,
    changeMessage: 'Moved to another map version.',
    ...(bagId !== undefined && { bagId }),
    ...(scenarioFormat !== undefined && { scenarioFormat }),
    ...(t4DatasetIds !== undefined && { t4DatasetIds }),
  }
}

/** Change message of a restored version. */
const restoredText = (versionId: number): string => `Restored version ${versionId}.`

/** Whether a call without an answer has saved a former version right after the one that was there. */
export const isRestored = (
  stored: Pick<Scenario, 'versionId' | 'changeMessage'>,
  before: number,
  former: number,
): boolean => stored.versionId === before + 1 && stored.changeMessage === restoredText(former)

/** The request that saves a former version of a scenario anew, after the current one. */
export const requestToRestore = (
  former: Scenario,
  currentVersionId: number,
): CreateScenarioVersionRequest => {
  const { areaMap, ...request } = requestWithMap(former, {
    id: 0,
    versionId: '',
    ...former.areaMap,
  })
  return {
    ...request,
    currentVersionId,
    ...(former.areaMap && {
      areaMap: { id: former.areaMap.id, versionId: former.areaMap.versionId },
    }),
    changeMessage: restoredText(former.versionId),
  }
}

/** Whether a scenario plays on a version of a map already. */
export const isOnMap = ({ areaMap }: Pick<Scenario, 'areaMap'>, chosen: ChosenMap): boolean =>
  areaMap?.id === chosen.id && areaMap.versionId === chosen.versionId
