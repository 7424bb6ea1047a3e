import { outcome } from './engine/case-changes.ts'
import { comesAndGoes, failingSince, flakyWithin, type RunOutcome } from './engine/flakiness.ts'
import type { Run } from './histories.ts'

/** How a suite or scenario does by its last runs on a branch. */
export type PartStanding =
  | { kind: 'comes and goes' }
  /** The first of the unbroken row of failed runs. */
  | { kind: 'failing'; since: Run }

const outcomeOfRun = ({ result }: Run): RunOutcome => {
  if (result?.status === 'succeeded') return outcome.passed
  return result?.status === 'failed' ? outcome.failed : undefined
}

/**
 * Facts from the last runs on a branch, the oldest first, besides how many failed; undefined where they say nothing, or
 * are not all known. `isAll`: there are no others before them, in which a row of failures could have begun.
 */
export const standingOf = (
  runs: readonly Run[],
  { isAll }: { isAll: boolean },
): PartStanding | undefined => {
  if (runs.some(({ result }) => result === undefined)) return undefined
  const ends = runs.map(outcomeOfRun)
  if (comesAndGoes(ends.slice(-flakyWithin))) return { kind: 'comes and goes' }
  const row = failingSince(ends)
  const since = row && runs[row.first]
  if (!since || (row.lastPass === undefined && !isAll)) return undefined
  return { kind: 'failing', since }
}
