import { type Outcome, outcome } from './case-changes.ts'

/** Runs that tell whether a case comes and goes. */
export const flakyWithin = 10

/** Changes from passed to failed or back from which on a case comes and goes. */
export const flakyFrom = 3

/** Outcome of a case in a run; undefined where it did not run, or its end says nothing. */
export type RunOutcome = Outcome | undefined

/** Whether a case comes and goes: its results in the last runs, the oldest first, changed at least three times. */
export const comesAndGoes = (runs: readonly RunOutcome[]): boolean => {
  const ended = runs.filter((run) => run === outcome.passed || run === outcome.failed)
  return ended.filter((run, at) => at > 0 && run !== ended[at - 1]).length >= flakyFrom
}

/** The row of failures that the last run of a case stands in, by the places of the runs. */
export interface FailureRow {
  /** The first failed run of the row. */
  first: number
  /** Failed runs in the row. */
  length: number
  /** The last run before it that passed; undefined where none of these did. */
  lastPass: number | undefined
}

/** Since when a case fails: the unbroken row of failures up to its last run. Undefined where that did not fail. */
export const failingSince = (runs: readonly RunOutcome[]): FailureRow | undefined => {
  const row: FailureRow = { first: 0, length: 0, lastPass: undefined }
  for (let at = runs.length - 1; at >= 0; at--) {
    if (runs[at] === outcome.failed) {
      row.first = at
      row.length += 1
    } else if (runs[at] === outcome.passed) {
      row.lastPass = at
      break
    }
  }
  return row.length > 0 ? row : undefined
}
