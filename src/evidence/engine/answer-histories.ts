import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import { cell, outcome } from './case-changes.ts'
import { findRuns } from './case-ends.ts'
import { suiteOfRow } from './comparison-rule.ts'
import { isLargeJob, type JobHeader } from './job-header.ts'
import { endedAlike, type JobResults, outcomeOfRow, rowsOfKey } from './job-results.ts'
import type { Urgency } from './polite-queue.ts'
import type { View } from './view.ts'

/** The last runs of cases of a job on its branch. */
export interface CaseHistories {
  /** The runs, the oldest first, and the job itself. */
  runs: readonly JobHeader[]
  /** No job that is not read yet can be among them. */
  isCertain: boolean
  /** For each case that was asked for and each run: one of `outcome` or `cell`. */
  cells: Uint8Array<ArrayBuffer>
  /** As `cells`, in seconds; NaN where that is not known. */
  seconds: Float32Array<ArrayBuffer>
  /** As `cells`, where they are mixed: how many of the equal cases failed, and how many there are. */
  failed: Uint16Array<ArrayBuffer>
  total: Uint16Array<ArrayBuffer>
}

/** A case whose history is asked for: its key, and its suite where that is known. */
interface HistoricCase {
  key: string
  suiteId?: string | undefined
}

/** A question about the last runs of cases. */
export interface HistoryQuestion {
  job: JobHeader
  limit: number
  cases: readonly HistoricCase[]
  /** Nothing is read for the suites of equal cases that ended differently: all of them are told together. */
  isGlance?: boolean
  /** The page reads the cases of the job itself, and hands them over. */
  isGiven?: boolean
}

const meanOf = (results: JobResults, rows: readonly number[]) =>
  rows.reduce((sum, row) => sum + (results.seconds[row] ?? Number.NaN), 0) / rows.length

/** Outcome of a case in a run, and the rows that tell it. */
interface CaseEnd {
  end: number
  rows: readonly number[]
}

/** Outcome of a case in its suite, in a run in which it is known which cases ran there. */
const endInSuite = (placed: JobResults, key: number, suiteId: string): CaseEnd => {
  const rows = rowsOfKey(placed, key).filter((row) => suiteOfRow(placed, row) === suiteId)
  const [first] = rows
  if (first === undefined) return { end: cell.absent, rows }
  return { end: endedAlike(placed, rows) ? outcomeOfRow(placed, first) : cell.mixed, rows }
}

/** Outcome of a case in a run; undefined while the suites that tell it are read. */
const endIn = (
  results: JobResults,
  key: number | undefined,
  suiteId: string | undefined,
  readPlaced: (() => JobResults | undefined) | undefined,
): CaseEnd | undefined => {
  const rows = key === undefined ? [] : rowsOfKey(results, key)
  const [first] = rows
  if (first === undefined || key === undefined) return { end: cell.absent, rows: [] }
  if (endedAlike(results, rows)) return { end: outcomeOfRow(results, first), rows }
  const together = { end: cell.mixed, rows }
  if (suiteId === undefined) return together
  if (readPlaced) {
    const placed = readPlaced()
    return placed && endInSuite(placed, key, suiteId)
  }
  const known = results.suites && endInSuite(results, key, suiteId)
  return known && known.rows.length > 0 ? known : together
}

/** Outcomes of cases of a job in its last runs, as far as they are read. */
export const findHistories = (view: View, question: HistoryQuestion): CaseHistories => {
  const { job, limit, cases, isGlance = false } = question
  const urgency: Urgency = isLargeJob(job) ? 'ahead' : 'now'
  const { runs, isCertain } = findRuns(view, job, limit, urgency)
  const size = cases.length * runs.length
  const cells = new Uint8Array(size).fill(cell.unknown)
  const seconds = new Float32Array(size).fill(Number.NaN)
  const [failed, total] = [new Uint16Array(size), new Uint16Array(size)]
  runs.forEach((run, at) => {
    const results = view.results(run, urgency)
    if (!results) return
    cases.forEach(({ key, suiteId }, place) => {
      const readPlaced = () =>
        suiteId === undefined
          ? undefined
          : view.placedIn(run, { scenarioId: scenarioOfKey(key), suiteId }, urgency)
      const number = view.texts.knownNumber(key)
      const told = endIn(results, number, suiteId, isGlance ? undefined : readPlaced)
      if (!told) return
      const index = place * runs.length + at
      const { end, rows } = told
      cells[index] = end
      if (rows.length > 0) seconds[index] = meanOf(results, rows)
      if (end !== cell.mixed) return
      failed[index] = rows.filter((row) => outcomeOfRow(results, row) === outcome.failed).length
      total[index] = rows.length
    })
  })
  return { runs, isCertain, cells, seconds, failed, total }
}
