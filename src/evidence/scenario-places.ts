import type { Suite } from '@generated/evaluation/types.ts'
import type { PartPlace } from './engine/answer-parts.ts'
import { remembered } from './engine/remembered.ts'

/** Where a scenario runs: in a suite, as part of a catalog's jobs. */
export interface NamedPlace {
  suite: Pick<Suite, 'id' | 'versionId' | 'displayName'>
  /** Absent for a suite that is attached to no catalog. */
  catalog?: { id: string; displayName: string }
}

/** Where a scenario runs, by the suites that hold it; deleted suites do not run. */
export const placesOf = (suites: readonly Suite[]): NamedPlace[] =>
  suites
    .filter(({ deprecated }) => !deprecated)
    .flatMap(({ id, versionId, displayName, attachments }): NamedPlace[] => {
      const suite = { id, versionId, displayName }
      if (attachments.length === 0) return [{ suite }]
      return attachments.map(({ catalogId, catalogDisplayName }) => ({
        suite,
        catalog: { id: catalogId, displayName: catalogDisplayName },
      }))
    })

/** Where jobs run a suite; nowhere once it is deleted. */
export const placesOfSuite = ({
  id,
  versionId,
  deprecated,
  attachments,
}: Pick<Suite, 'id' | 'versionId' | 'deprecated' | 'attachments'>): PartPlace[] =>
  deprecated ? [] : attachments.map(({ catalogId }) => ({ suiteId: id, versionId, catalogId }))

/** Where jobs run each scenario that suites hold, by its id. */
export const placesByScenario = remembered(
  (suites: readonly Suite[]): ReadonlyMap<string, readonly PartPlace[]> => {
    const found = new Map<string, PartPlace[]>()
    for (const suite of suites) {
      const scenarios = suite.specs.length
      const places = placesOfSuite(suite).map((place) => ({ ...place, scenarios }))
      for (const id of new Set(suite.specs.map(({ scenarioId }) => scenarioId))) {
        found.set(id, [...(found.get(id) ?? []), ...places])
      }
    }
    return found
  },
)
