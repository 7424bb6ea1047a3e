import type { Scenario } from '@generated/scenario/types.ts'
import { defineArea, type World } from '../world.ts'
import {
  deleteScenario,
  newestOf,
  ownScenarioArea,
  type ScenarioRecord,
} from './world-scenario-own.ts'
import { type ScenarioShareRecord, scenarioShareArea } from './world-scenario-shares.ts'

/** Scenarios of a project: its own and those shared with it. */
export interface Scenarios {
  /** By id. */
  records: Map<string, ScenarioRecord>
  /** Incremented by every change; sorted lists are cached by it. */
  revision: number
}

/**
 * The copy of a shared scenario: the approved versions under a new id. It refers to no asset, since assets are
 * not shared.
 */
const copyOf = (
  origin: ScenarioRecord,
  { copyId }: ScenarioShareRecord,
  projectId: string,
): ScenarioRecord | undefined => {
  const [newest, ...earlier] = origin.versions
    .filter(({ review }) => review.status === 'approved')
    .map(
      ({ asset: _, ...version }): Scenario => ({
        ...version,
        id: copyId ?? version.id,
        projectId,
        sharedFrom: version.projectId,
        sourceScenario: {
          id: version.id,
          versionId: version.versionId,
          syncedVersionId: version.versionId,
        },
      }),
    )
  return newest && { versions: [newest, ...earlier] }
}

/** Scenarios by project. */
export const scenarioArea = defineArea('scenarios', ({ projectId, world }): Scenarios => {
  const own = world.of(ownScenarioArea, projectId)
  const shared = world.projects
    .filter(({ id }) => id !== projectId)
    .flatMap(({ id }) => {
      const shares = world
        .of(scenarioShareArea, id)
        .records.filter((share) => share.destination === projectId && share.copyId)
      if (shares.length === 0) return []
      const origins = world.of(ownScenarioArea, id)
      return shares.flatMap((share) => {
        const origin = origins.find((record) => newestOf(record).id === share.scenarioId)
        return (origin && copyOf(origin, share, projectId)) ?? []
      })
    })
  return {
    records: new Map([...own, ...shared].map((record) => [newestOf(record).id, record])),
    revision: 0,
  }
})

/** Starts an accepted share: creates the copy in the destination project. */
export const beginScenarioSharing = (world: World, origin: string, share: ScenarioShareRecord) => {
  if (share.invitationStatus !== 'accepted') return
  const destination = world.of(scenarioArea, share.destination)
  const source = world.of(scenarioArea, origin).records.get(share.scenarioId)
  share.copyId = world.random.uuid()
  const copy = source && copyOf(source, share, share.destination)
  if (!copy) return
  destination.records.set(newestOf(copy).id, copy)
  destination.revision++
}

/** Updates the copies of a scenario in the projects that it is shared with. */
export const refreshCopies = (world: World, { id, projectId }: Scenario) => {
  const source = world.of(scenarioArea, projectId).records.get(id)
  const shares = world
    .of(scenarioShareArea, projectId)
    .records.filter(({ scenarioId, invitationStatus, copyId }) =>
      Boolean(scenarioId === id && invitationStatus === 'accepted' && copyId),
    )
  for (const share of shares) {
    const destination = world.of(scenarioArea, share.destination)
    const copy = source && copyOf(source, share, share.destination)
    if (!copy) continue
    destination.records.set(newestOf(copy).id, copy)
    destination.revision++
  }
}

/** Ends a share: cancels it and deletes the copy in the destination project. */
export const endScenarioSharing = (world: World, share: ScenarioShareRecord) => {
  share.invitationStatus = 'canceled'
  if (!share.copyId) return
  const destination = world.of(scenarioArea, share.destination)
  const copy = destination.records.get(share.copyId)
  if (!copy || newestOf(copy).deprecated) return
  deleteScenario(copy, world)
  destination.revision++
}
