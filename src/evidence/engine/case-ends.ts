import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import { lastRunsOf } from './baseline-rule.ts'
import { outcome } from './case-changes.ts'
import { isSuiteEqual, suiteOfRow } from './comparison-rule.ts'
import { comesAndGoes, flakyFrom, flakyWithin, type RunOutcome } from './flakiness.ts'
import { branchOfJob, isAllPassed, type JobHeader, timeOf } from './job-header.ts'
import { endedAlike, type JobResults, outcomeOfRow, rowsOfKey } from './job-results.ts'
import type { Urgency } from './polite-queue.ts'
import type { View } from './view.ts'

/**
 * Outcome of a case in one of several runs: `unlike` where only its suite, or the run, which is not read, would tell;
 * `rest` where the run is not read but all its cases passed.
 */
type Told = RunOutcome | 'unlike' | 'rest'

const toldOf = (results: JobResults, key: number): Exclude<Told, 'rest'> => {
  const rows = rowsOfKey(results, key)
  const [first] = rows
  if (first === undefined) return undefined
  return endedAlike(results, rows) ? outcomeOfRow(results, first) : 'unlike'
}

/** Outcome of a case in its suite of a job whose suites are read; undefined where it did not run there, or in part. */
const toldInSuite = (results: JobResults, key: number, suiteId: string): RunOutcome => {
  const rows = rowsOfKey(results, key)
  const own = rows.filter((row) => suiteOfRow(results, row) === suiteId)
  if (own.length > 0) {
    return endedAlike(results, own) ? outcomeOfRow(results, own[0] ?? 0) : undefined
  }
  const suite = results.suites?.find(({ id }) => id === suiteId)
  const isRest = rows.some((row) => suiteOfRow(results, row) === undefined)
  return suite && isRest ? outcome.passed : undefined
}

/** Whether a case could come and go, whatever is not known yet of some runs. */
const couldComeAndGo = (told: readonly Told[]): boolean => {
  // The most changes of results that end passed, and failed.
  let most: readonly [number, number] = [-1, -1]
  for (const each of told) {
    const could = (end: 0 | 1) =>
      each === 'unlike' || each === end || (each === 'rest' && end === 0)
    if (!could(0) && !could(1)) continue
    // A run that may not tell of the case at all allows no more changes than one that does.
    const next = (end: 0 | 1) =>
      could(end) ? Math.max(most[end], most[end === 0 ? 1 : 0] + 1) : Number.NEGATIVE_INFINITY
    most = [next(0), next(1)]
  }
  return Math.max(...most) >= flakyFrom
}

/** The last runs of a job on its branch, the oldest first, and whether no other can be among them. */
export const findRuns = (view: View, job: JobHeader, limit: number, urgency?: Urgency) => {
  const runs = lastRunsOf(job, view.jobs(job.catalog.id), limit)
  const oldest = runs[0] ?? job
  const isCertain =
    branchOfJob(job) === undefined ||
    view.isCovered(job, runs.length < limit ? 0 : timeOf(oldest), urgency)
  return { runs, isCertain }
}

/** Whether another run ran the same cases in the suite of a row, or none: it is not told of each if they passed. */
const isSuiteAsIn = (run: JobResults, own: JobResults, row: number): boolean => {
  const id = suiteOfRow(own, row)
  const suiteIn = ({ suites }: JobResults) => suites?.find((each) => each.id === id)
  const there = suiteIn(run)
  return !there || isSuiteEqual(there, suiteIn(own))
}

/** Outcomes of cases in several runs, the oldest first; by the key and the row of a case in the last of them. */
type EndsOfCase = (key: number, row: number) => readonly RunOutcome[]

/** Reads what came of some cases in several runs, each in its suite; undefined while something is missing. */
export const readEnds = (
  view: View,
  runs: readonly JobHeader[],
  keys: readonly number[],
  urgency: Urgency,
): EndsOfCase | undefined => {
  const all = runs.map((run) => view.results(run, urgency))
  if (all.includes(undefined)) return undefined
  const results = all.filter((each) => each !== undefined)
  const told = new Map(keys.map((key) => [key, results.map((each) => toldOf(each, key))]))
  const unlike = keys.filter((key) => told.get(key)?.includes('unlike'))
  if (unlike.length === 0) return (key) => (told.get(key) ?? []) as readonly RunOutcome[]
  // Of cases in several suites each has a history of its own.
  const scenarioOf = new Map(
    unlike.map((key) => [key, scenarioOfKey(view.texts.textOf(key))] as const),
  )
  const [job] = runs.slice(-1)
  const own = job && view.placed(job, [...new Set(scenarioOf.values())], urgency)
  const placed = runs.map((run, at) => {
    const here = unlike.filter((key) => told.get(key)?.[at] === 'unlike')
    if (here.length === 0 || run === job) return results[at]
    const partly = view.placed(run, [], urgency)
    if (!own || !partly) return undefined
    const whole = new Set(
      here.flatMap((key) =>
        rowsOfKey(own, key).every((row) => isSuiteAsIn(partly, own, row))
          ? []
          : (scenarioOf.get(key) ?? []),
      ),
    )
    return whole.size === 0 ? partly : view.placed(run, [...whole], urgency)
  })
  if (!own || placed.includes(undefined)) return undefined
  return (key, row) => {
    const suite = scenarioOf.has(key) ? suiteOfRow(own, row) : undefined
    return (told.get(key) ?? []).map((end, at) => {
      if (end !== 'unlike') return end
      const run = runs[at] === job ? own : placed[at]
      return run && suite !== undefined ? toldInSuite(run, key, suite) : undefined
    })
  }
}

/** Which cases of a job come and go, by its last runs. */
interface FlakyCases {
  /** Undefined while a run that could tell is not read. */
  isFlaky: ((key: number, row: number) => boolean) | undefined
  isKnown: boolean
}

/** Tells which of some cases of a job come and go in its last runs; what could not tell is not read. */
export const findFlaky = (
  view: View,
  job: JobHeader,
  keys: readonly number[],
  urgency: Urgency,
): FlakyCases => {
  const unknown: FlakyCases = { isFlaky: undefined, isKnown: false }
  if (keys.length === 0) return { isFlaky: undefined, isKnown: true }
  const { runs, isCertain } = findRuns(view, job, flakyWithin, urgency)
  if (!isCertain) return unknown
  const held = runs.map((run) => view.held(run))
  const couldBe = keys.filter((key) =>
    couldComeAndGo(
      runs.map((run, at): Told => {
        const results = held[at]
        if (results) return toldOf(results, key)
        return isAllPassed(run) ? 'rest' : 'unlike'
      }),
    ),
  )
  if (couldBe.length === 0) return { isFlaky: () => false, isKnown: true }
  // Runs in which all have passed tell least: they are read once the others have not told enough.
  const read = runs.map((run) => isAllPassed(run) || view.results(run, urgency))
  if (read.includes(undefined)) return unknown
  const endsOf = readEnds(view, runs, couldBe, urgency)
  if (!endsOf) return unknown
  return { isFlaky: (key, row) => comesAndGoes(endsOf(key, row)), isKnown: true }
}
