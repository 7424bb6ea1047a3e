import type { Scenario } from '@generated/scenario/types.ts'
import { defineArea, type World } from '../world.ts'
import { deleteScenario, newestOf, ownScenarioArea, type ScenarioRecord } from './own.ts'
import { type ScenarioOffer, scenarioShareArea } from './shares.ts'

/** Everything that a project has of scenarios: its own, and those that others share with it. */
export interface Scenarios {
  /** By id. */
  records: Map<string, ScenarioRecord>
  /** Counts the changes, so that sorted lists are made again only when they must be. */
  revision: number
}

/**
 * A shared scenario has the approved versions of its origin, under an id of its own. It refers to no asset:
 * assets stay in their project.
 */
const copyOf = (
  origin: ScenarioRecord,
  { copyId }: ScenarioOffer,
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

/** Scenarios of every project, by project id. */
export const scenarioArea = defineArea('scenarios', ({ projectId, world }): Scenarios => {
  const own = world.of(ownScenarioArea, projectId)
  const shared = world.projects
    .filter(({ id }) => id !== projectId)
    .flatMap(({ id }) => {
      const offers = world
        .of(scenarioShareArea, id)
        .offers.filter((offer) => offer.destination === projectId && offer.copyId)
      if (offers.length === 0) return []
      const origins = world.of(ownScenarioArea, id)
      return offers.flatMap((offer) => {
        const origin = origins.find((record) => newestOf(record).id === offer.scenarioId)
        return (origin && copyOf(origin, offer, projectId)) ?? []
      })
    })
  return {
    records: new Map([...own, ...shared].map((record) => [newestOf(record).id, record])),
    revision: 0,
  }
})

/** Begins a sharing that was accepted: the scenario comes to be in the other project. */
export const beginScenarioSharing = (world: World, origin: string, offer: ScenarioOffer) => {
  if (offer.invitationStatus !== 'accepted') return
  const destination = world.of(scenarioArea, offer.destination)
  const source = world.of(scenarioArea, origin).records.get(offer.scenarioId)
  offer.copyId = world.random.uuid()
  const copy = source && copyOf(source, offer, offer.destination)
  if (!copy) return
  destination.records.set(newestOf(copy).id, copy)
  destination.revision++
}

/** Brings the copies of a scenario up to date, wherever it is shared. */
export const refreshCopies = (world: World, { id, projectId }: Scenario) => {
  const source = world.of(scenarioArea, projectId).records.get(id)
  const offers = world
    .of(scenarioShareArea, projectId)
    .offers.filter(({ scenarioId, invitationStatus, copyId }) =>
      Boolean(scenarioId === id && invitationStatus === 'accepted' && copyId),
    )
  for (const offer of offers) {
    const destination = world.of(scenarioArea, offer.destination)
    const copy = source && copyOf(source, offer, offer.destination)
    if (!copy) continue
    destination.records.set(newestOf(copy).id, copy)
    destination.revision++
  }
}

/** Ends a sharing: the offer is canceled, and the scenario in the other project is deleted. */
export const endScenarioSharing = (world: World, offer: ScenarioOffer) => {
  offer.invitationStatus = 'canceled'
  if (!offer.copyId) return
  const destination = world.of(scenarioArea, offer.destination)
  const copy = destination.records.get(offer.copyId)
  if (!copy || newestOf(copy).deprecated) return
  deleteScenario(copy, world)
  destination.revision++
}
