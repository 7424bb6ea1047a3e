import type { JobReport, Suite } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'

/** Where a scenario runs: in a suite, as part of a catalog's jobs. */
export interface ScenarioPlace {
  suite: Pick<Suite, 'id' | 'displayName'>
  /** Absent for a suite that is attached to no catalog. */
  catalog?: { id: string; displayName: string }
}

/** Where a scenario runs, by the suites that hold it; deleted suites do not run. */
export const placesOf = (suites: readonly Suite[]): ScenarioPlace[] =>
  suites
    .filter(({ deprecated }) => !deprecated)
    .flatMap(({ id, displayName, attachments }): ScenarioPlace[] => {
      const suite = { id, displayName }
      if (attachments.length === 0) return [{ suite }]
      return attachments.map(({ catalogId, catalogDisplayName }) => ({
        suite,
        catalog: { id: catalogId, displayName: catalogDisplayName },
      }))
    })

/** The newest jobs that tested anything, the oldest of them first. */
export const lastTested = (reports: readonly JobReport[], limit: number): JobReport[] =>
  reports
    .filter(({ test }) => test?.caseResults !== undefined)
    .toSorted((one, other) => (epochOf(one.scheduledAt) ?? 0) - (epochOf(other.scheduledAt) ?? 0))
    .slice(-limit)
