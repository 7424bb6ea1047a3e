import type { Scenario, ScenarioReview } from '@generated/scenario/types.ts'
import { areaMapArea } from '../maps.ts'
import type { World } from '../world.ts'
import { refreshCopies, scenarioArea } from './world-scenario-area.ts'
import { newestOf, type ScenarioRecord } from './world-scenario-own.ts'

/** Fields of a new scenario version that do not come from the last one. */
export type NewVersion = Pick<
  Scenario,
  | 'displayName'
  | 'description'
  | 'tags'
  | 'changeMessage'
  | 'areaMap'
  | 'bagId'
  | 't4DatasetIds'
  | 'scenarioFormat'
>

const changed = (world: World, projectId: string) => {
  world.of(scenarioArea, projectId).revision++
}

/** The map of a version by its number, with the name by which the project knows it. */
const namedMap = (world: World, projectId: string, areaMap: NonNullable<Scenario['areaMap']>) => {
  const known = world.of(areaMapArea, projectId).find(({ map }) => map.areaMapId === areaMap.id)
  return { ...areaMap, ...(known && { displayName: known.map.areaMapName }) }
}

/** Adds an unreviewed version to a scenario; returns the new version. */
export const addVersion = (
  record: ScenarioRecord,
  content: NewVersion,
  author: string,
  world: World,
): Scenario => {
  const newest = newestOf(record)
  const version: Scenario = {
    id: newest.id,
    projectId: newest.projectId,
    type: newest.type,
    createdAt: newest.createdAt,
    deprecated: false,
    ...(newest.asset && { asset: newest.asset }),
    ...(newest.generatedFrom && { generatedFrom: newest.generatedFrom }),
    parameterSet: newest.parameterSet,
    ...content,
    ...(content.areaMap && { areaMap: namedMap(world, newest.projectId, content.areaMap) }),
    versionId: newest.versionId + 1,
    updatedAt: world.clock.timestamp(),
    author,
    review: { status: 'non_approved' },
  }
  record.versions = [version, ...record.versions]
  changed(world, newest.projectId)
  return version
}

/** Copies a version to a new scenario under another name; returns its only version. */
export const copyVersion = (
  { deprecatedAt: _, sharedFrom: __, sourceScenario: ___, ...version }: Scenario,
  displayName: string,
  author: string,
  world: World,
): Scenario => {
  const now = world.clock.timestamp()
  const copy: Scenario = {
    ...version,
    id: world.random.uuid(),
    versionId: 1,
    displayName,
    deprecated: false,
    createdAt: now,
    updatedAt: now,
    author,
    review: { status: 'non_approved' },
  }
  world.of(scenarioArea, copy.projectId).records.set(copy.id, { versions: [copy] })
  changed(world, copy.projectId)
  return copy
}

/** Reviews a version. An approved one is copied to the projects that the scenario is shared with. */
export const reviewVersion = (
  record: ScenarioRecord,
  versionId: number,
  review: ScenarioReview,
  world: World,
) => {
  const reviewed = (version: Scenario): Scenario =>
    version.versionId === versionId ? { ...version, review } : version
  const [newest, ...earlier] = record.versions
  record.versions = [reviewed(newest), ...earlier.map(reviewed)]
  changed(world, newest.projectId)
  if (review.status === 'approved') refreshCopies(world, newest)
}
