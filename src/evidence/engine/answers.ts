import { parametersOfKey, scenarioOfKey } from '@/models/reports/case-identity.ts'
import { baselineAmong, lastRunsOf } from './baseline-rule.ts'
import {
  type ChangeCounts,
  type ChangeKind,
  cell,
  noChanges,
  type Outcome,
  outcome,
} from './case-changes.ts'
import {
  type ComparedRows,
  compareJobs,
  haveEqualSuites,
  neededPlaces,
  suiteOfRow,
} from './comparison-rule.ts'
import { comesAndGoes, failingSince, flakyFrom, flakyWithin, type RunOutcome } from './flakiness.ts'
import {
  branchOfJob,
  countsOf,
  failuresOf,
  isAllPassed,
  isComparable,
  type JobHeader,
  timeOf,
} from './job-header.ts'
import {
  endedAlike,
  failureOfRow,
  idOfRow,
  type JobResults,
  outcomeOfRow,
  rowsByKey,
  rowsOfKey,
} from './job-results.ts'
import type { Urgency } from './polite-queue.ts'
import type { FoundBaseline, Marks, ReadReach, View } from './view.ts'

/** Jobs with more cases are told by their counts first, and read when nobody waits for something else. */
const largeJob = 1000

/** The job that another one is compared with: the chosen one, else its baseline. */
const findBaseline = (
  view: View,
  job: JobHeader,
  chosen?: string,
  urgency?: Urgency,
): FoundBaseline => {
  if (chosen !== undefined) {
    const report = view.job(chosen)
    const isFit = report && isComparable(report) && report.catalog.id === job.catalog.id
    if (!report) return { baseline: undefined, isCertain: false }
    if (isFit) return { baseline: { job: report, of: 'choice' }, isCertain: true }
  }
  const baseline = baselineAmong(job, view.jobs(job.catalog.id))
  const from = baseline?.of === 'branch' ? timeOf(baseline.job) : 0
  return { baseline, isCertain: view.isCovered(job, from, urgency) }
}

/** A case of one of two compared jobs. */
interface ChangedCase {
  /** Id of its report. */
  id: string
  outcome: Outcome
  cause: string | undefined
  /** Its message without what differs from one such case to the next. */
  message: string | undefined
  seconds: number | undefined
  suiteId: string | undefined
}

/** A case that is not as it was. */
interface CaseChangeRow {
  kind: ChangeKind
  scenarioId: string
  scenario: string
  parameters: { readonly [name: string]: string }
  now: ChangedCase | undefined
  before: ChangedCase | undefined
}

/** New failures of a job that have cause and message in common. */
export interface FailureGroup {
  cause: string | undefined
  message: string | undefined
  count: number
  /** One of them: the id of its report, and its scenario. */
  id: string
  scenario: string
}

/** What has changed in a job since its baseline. */
export interface JobChange extends FoundBaseline {
  /**
   * `none`: there is no earlier job. `net`: failed cases less those of the baseline, until the cases are read.
   * `counts`: case by case. Undefined while it is not known yet.
   */
  state: 'none' | 'net' | 'counts' | 'untested' | undefined
  counts: ChangeCounts | undefined
  /** For `net`: by how many more cases failed than in the baseline. */
  net: number | undefined
  /** It is known which cases come and go; until then those that failed count as new. */
  isFlakyKnown: boolean
  /** The new failures that have cause and message in common, the largest group first. */
  groups: readonly FailureGroup[]
  /** All but those that pass as before; undefined unless they are asked for. */
  rows: readonly CaseChangeRow[] | undefined
}

/** What is asked about the changes of a job. */
export interface ChangeQuestion {
  job: JobHeader
  /** The job that it is compared with, if not its baseline. */
  against?: string | undefined
  /** All cases are listed, even where none failed. */
  rows?: boolean
  /** Cases that are marked N/A in their job do not count. */
  naMode?: boolean
  /** Nobody looks at single cases: what takes many calls comes when nobody waits for something else. */
  isGlance?: boolean
  /**
   * As a line of a list tells it: nothing is read for a job in which none has failed, nor the suites that tell equal
   * cases apart, nor the runs that tell what comes and goes. What is known all the same is told.
   */
  isLine?: boolean
  /** Nobody waits for it. */
  isAhead?: boolean
}

const caseOf = (results: JobResults, row: number, view: View): ChangedCase => {
  const seconds = results.seconds[row]
  return {
    id: idOfRow(results, row),
    outcome: outcomeOfRow(results, row),
    ...failureOfRow(results, row, view.texts),
    seconds: seconds === undefined || Number.isNaN(seconds) ? undefined : seconds,
    suiteId: suiteOfRow(results, row),
  }
}

/** Two jobs with the suites that their comparison needs; undefined while something is missing. */
const readBoth = (
  view: View,
  job: JobHeader,
  before: JobHeader,
  { urgency, places }: { urgency: Urgency; places: View },
) => {
  const now = view.results(job, urgency)
  const was = view.results(before, urgency)
  if (!now || !was) return undefined
  const needed = neededPlaces(now, was, view.texts)
  const placed = new Set([...needed.unlike, ...needed.whole])
  if (placed.size === 0) return { now, was, placed }
  const sides = [
    places.placed(job, needed.whole, urgency),
    places.placed(before, needed.whole, urgency),
  ] as const
  if (!sides[0] || !sides[1]) return undefined
  if (needed.unlike.length === 0 || haveEqualSuites(sides[0], sides[1])) {
    return { now: sides[0], was: sides[1], placed }
  }
  // A suite that passed may not have run them all.
  const whole = [
    places.placed(job, [...placed], urgency),
    places.placed(before, [...placed], urgency),
  ] as const
  return whole[0] && whole[1] && { now: whole[0], was: whole[1], placed }
}

/** Finds the rows of a job that are marked N/A; `unsure` are scenarios that are so in some of their suites. */
const markedRows = (view: View, results: JobResults, { marked, suites }: Marks) => {
  const unsure: string[] = []
  for (const [scenario, ids] of marked) {
    if (ids.size < (suites.get(scenario) ?? 0)) unsure.push(scenario)
  }
  const isMarked = (row: number) => {
    const scenario = scenarioOfKey(view.texts.textOf(results.keys[row] ?? 0))
    const ids = marked.get(scenario)
    if (!ids) return false
    return ids.size >= (suites.get(scenario) ?? 0) || ids.has(suiteOfRow(results, row) ?? '')
  }
  return { unsure, isMarked }
}

/** Which rows of a job do not count in N/A mode; undefined while it is not known. */
const leftOutOf = (view: View, job: JobHeader, results: JobResults) => {
  const { test } = job
  if (test?.caseResults?.totalCount === test?.availableCaseResults?.totalCount) return () => false
  const marks = view.marks(job)
  if (!marks) return undefined
  const { unsure } = markedRows(view, results, marks)
  const placed = unsure.length === 0 ? results : view.placed(job, unsure)
  return placed && markedRows(view, placed, marks).isMarked
}

/** What has changed in a job since its baseline, as far as is known. */
const findChange = (view: View, question: ChangeQuestion): JobChange => {
  const { job, against, rows = false, naMode = false, isGlance = false, isLine = false } = question
  const rest: Urgency = isGlance || question.isAhead ? 'ahead' : 'now'
  const found = findBaseline(view, job, against, question.isAhead ? 'ahead' : 'now')
  const unknown: JobChange = {
    ...found,
    state: undefined,
    counts: undefined,
    net: undefined,
    isFlakyKnown: false,
    groups: [],
    rows: undefined,
  }
  if (!countsOf(job)) return { ...unknown, state: 'untested' }
  const { baseline } = found
  if (!baseline) return { ...unknown, state: found.isCertain ? 'none' : undefined }
  const net = failuresOf(job) - failuresOf(baseline.job)
  if (!rows && failuresOf(job) === 0 && failuresOf(baseline.job) === 0) {
    return { ...unknown, state: 'counts', counts: noChanges(), net, isFlakyKnown: true }
  }
  const isLarge = [job, baseline.job].some((each) => (countsOf(each)?.totalCount ?? 0) > largeJob)
  const isLeft = isLine && failuresOf(job) === 0
  const urgency: Urgency = question.isAhead || isLarge ? rest : 'now'
  const quiet = view.quiet()
  const known = isLeft ? quiet : view
  const both = readBoth(known, job, baseline.job, { urgency, places: isLine ? quiet : view })
  if (!both) {
    const areRead = view.held(job) !== undefined && view.held(baseline.job) !== undefined
    const isNet = isLarge || isLeft || (isLine && areRead)
    return { ...unknown, state: isNet ? 'net' : undefined, net }
  }
  let { now, was } = both
  let isLeftOut: { now: (row: number) => boolean; before: (row: number) => boolean } | undefined
  if (naMode) {
    const left = [leftOutOf(view, job, now), leftOutOf(view, baseline.job, was)] as const
    if (!left[0] || !left[1]) return unknown
    isLeftOut = { now: left[0], before: left[1] }
    now = view.results(job) ?? now
    was = view.results(baseline.job) ?? was
  }
  const options = { texts: view.texts, placed: both.placed, isLeftOut }
  const plain = compareJobs(now, was, options)
  // Only what the newest runs tell differently can come and go.
  const suspects = new Set(
    plain.flatMap(({ kind, key }) => (kind === 'new' || (kind === 'passing' && rows) ? [key] : [])),
  )
  const flaky = findFlaky(isLine ? quiet : view, job, [...suspects], rest)
  const compared: readonly ComparedRows[] =
    flaky.isFlaky && suspects.size > 0
      ? compareJobs(now, was, { ...options, isFlaky: flaky.isFlaky })
      : plain
  const counts = noChanges()
  for (const { kind } of compared) counts[kind] += 1
  return {
    ...found,
    isCertain: found.isCertain && !view.isShort(job) && !view.isShort(baseline.job),
    state: 'counts',
    counts,
    net,
    isFlakyKnown: flaky.isKnown,
    groups: groupsOf(view, now, compared),
    rows: rows
      ? compared.flatMap(({ kind, key, now: is, before }) =>
          kind === 'passing'
            ? []
            : {
                kind,
                ...describe(view, key),
                now: is === undefined ? undefined : caseOf(now, is, view),
                before: before === undefined ? undefined : caseOf(was, before, view),
              },
        )
      : undefined,
  }
}

/** The new failures of a job in groups of one cause and message. */
const groupsOf = (
  view: View,
  now: JobResults,
  compared: readonly ComparedRows[],
): FailureGroup[] => {
  const groups = new Map<string, FailureGroup>()
  for (const { kind, key, now: row } of compared) {
    if (kind !== 'new' || row === undefined) continue
    const { cause, message } = failureOfRow(now, row, view.texts)
    const name = JSON.stringify([cause, message])
    const { scenario } = describe(view, key)
    const group = groups.get(name) ?? { cause, message, count: 0, id: idOfRow(now, row), scenario }
    group.count += 1
    groups.set(name, group)
  }
  return [...groups.values()].sort((one, other) => other.count - one.count)
}

const describe = (view: View, key: number) => {
  const text = view.texts.textOf(key)
  const scenarioId = scenarioOfKey(text)
  return {
    scenarioId,
    scenario: view.texts.labelOf(key) ?? scenarioId,
    parameters: parametersOfKey(text),
  }
}

/**
 * What came of a case in one of several runs: `unlike` where only its suite, or the run, which is not read, would tell;
 * `rest` where the run is not read but all its cases passed.
 */
type Told = RunOutcome | 'unlike' | 'rest'

const toldOf = (results: JobResults, key: number): Exclude<Told, 'rest'> => {
  const rows = rowsOfKey(results, key)
  const [first] = rows
  if (first === undefined) return undefined
  return endedAlike(results, rows) ? outcomeOfRow(results, first) : 'unlike'
}

/** What came of a case in its suite of a job whose suites are read; undefined where it did not run there, or in part. */
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
    const isEither = each === 'unlike'
    const isSkipped = isEither || each === 'rest'
    const could = (end: 0 | 1) => isEither || each === end || (each === 'rest' && end === 0)
    if (!could(0) && !could(1)) continue
    const next = (end: 0 | 1) =>
      Math.max(
        isSkipped ? most[end] : Number.NEGATIVE_INFINITY,
        could(end) ? Math.max(most[end], most[end === 0 ? 1 : 0] + 1) : Number.NEGATIVE_INFINITY,
      )
    most = [next(0), next(1)]
  }
  return Math.max(...most) >= flakyFrom
}

/** The last runs of a job on its branch, the oldest first, and whether no other can be among them. */
const findRuns = (view: View, job: JobHeader, limit: number, urgency?: Urgency) => {
  const runs = lastRunsOf(job, view.jobs(job.catalog.id), limit)
  const oldest = runs[0] ?? job
  const isCertain =
    branchOfJob(job) === undefined ||
    view.isCovered(job, runs.length < limit ? 0 : timeOf(oldest), urgency)
  return { runs, isCertain }
}

/** Whether the suite of a row has as many cases in another run, so that it ran the same ones there if it passed. */
const isSuiteAsLarge = (run: JobResults, own: JobResults, row: number): boolean => {
  const id = suiteOfRow(own, row)
  const totalIn = (results: JobResults) => results.suites?.find((each) => each.id === id)?.total
  return totalIn(run) === totalIn(own)
}

/** What came of cases in several runs, the oldest first; by the key and the row of a case in the last of them. */
type EndsOfCase = (key: number, row: number) => readonly RunOutcome[]

/** Reads what came of some cases in several runs, each in its suite; undefined while something is missing. */
const readEnds = (
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
        rowsOfKey(own, key).every((row) => isSuiteAsLarge(partly, own, row))
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
const findFlaky = (
  view: View,
  job: JobHeader,
  keys: readonly number[],
  urgency: Urgency,
): FlakyCases => {
  const unknown: FlakyCases = { isFlaky: undefined, isKnown: false }
  if (keys.length === 0) return { isFlaky: undefined, isKnown: true }
  const { runs, isCertain } = findRuns(view, job, flakyWithin, urgency)
  const couldBeOf = (known: readonly (JobResults | undefined)[]) =>
    keys.filter((key) =>
      couldComeAndGo(
        runs.map((run, at): Told => {
          const results = known[at]
          if (results) return toldOf(results, key)
          return isAllPassed(run) ? 'rest' : 'unlike'
        }),
      ),
    )
  if (!isCertain) return unknown
  const isNone: FlakyCases = { isFlaky: () => false, isKnown: true }
  if (couldBeOf(runs.map((run) => view.held(run))).length === 0) return isNone
  const read = runs.map((run) => (isAllPassed(run) ? view.held(run) : view.results(run, urgency)))
  if (runs.some((run, at) => !read[at] && !isAllPassed(run))) return unknown
  const couldBe = couldBeOf(read)
  if (couldBe.length === 0) return isNone
  const endsOf = readEnds(view, runs, couldBe, urgency)
  if (!endsOf) return unknown
  return { isFlaky: (key, row) => comesAndGoes(endsOf(key, row)), isKnown: true }
}

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
}

/** A case whose history is asked for: its key, and its suite where that is known. */
interface HistoricCase {
  key: string
  suiteId?: string | undefined
}

/** What is asked about the last runs of cases. */
interface HistoryQuestion {
  job: JobHeader
  limit: number
  cases: readonly HistoricCase[]
}

const meanOf = (results: JobResults, rows: readonly number[]) =>
  rows.reduce((sum, row) => sum + (results.seconds[row] ?? Number.NaN), 0) / rows.length

/** What came of cases of a job in its last runs, as far as they are read. */
const findHistories = (view: View, { job, limit, cases }: HistoryQuestion): CaseHistories => {
  const { runs, isCertain } = findRuns(view, job, limit)
  const cells = new Uint8Array(cases.length * runs.length).fill(cell.unknown)
  const seconds = new Float32Array(cases.length * runs.length).fill(Number.NaN)
  runs.forEach((run, at) => {
    const results = view.results(run)
    if (!results) return
    cases.forEach(({ key, suiteId }, place) => {
      const number = view.texts.knownNumber(key)
      const rows = number === undefined ? [] : rowsOfKey(results, number)
      const index = place * runs.length + at
      const [first] = rows
      if (first === undefined || number === undefined) {
        cells[index] = cell.absent
      } else if (endedAlike(results, rows)) {
        cells[index] = outcomeOfRow(results, first)
        seconds[index] = meanOf(results, rows)
      } else if (suiteId === undefined) {
        cells[index] = cell.mixed
      } else {
        const placed = view.placed(run, [scenarioOfKey(key)])
        if (!placed) return
        const own = rows.filter((row) => suiteOfRow(placed, row) === suiteId)
        cells[index] =
          toldInSuite(placed, number, suiteId) ?? (own.length > 0 ? cell.mixed : cell.absent)
        if (own.length > 0) seconds[index] = meanOf(placed, own)
      }
    })
  })
  return { runs, isCertain, cells, seconds }
}

/** A case of the newest run of a catalog. */
export interface StandingCase {
  catalogId: string
  /** The newest run, and the id of the case report in it. */
  jobId: string
  id: string
  scenarioId: string
  scenario: string
  parameters: { readonly [name: string]: string }
  cause: string | undefined
  message: string | undefined
  suiteId: string | undefined
  /** The first failed run of the row, how many failed in a row, and the last run that passed before. */
  since: JobHeader
  inRow: number
  lastPass: JobHeader | undefined
  /** The outcomes of the last runs, the oldest first: one of `outcome` or `cell`. */
  runs: readonly number[]
}

/** What keeps failing on a branch, and what comes and goes. */
export interface Standing {
  /** The longest row first. */
  failing: readonly StandingCase[]
  /** Those that changed last first. */
  flaky: readonly StandingCase[]
  /** Catalogs of which the last runs are all read. */
  catalogs: readonly string[]
  isCertain: boolean
}

/** What is asked about the standing of catalogs on a branch. */
interface StandingQuestion {
  branch: string
  catalogIds: readonly string[]
}

/** The cases of the newest runs of catalogs that fail for long, and those that come and go. */
const findStanding = (view: View, { branch, catalogIds }: StandingQuestion): Standing => {
  const failing: StandingCase[] = []
  const flaky: StandingCase[] = []
  const catalogs: string[] = []
  let isCertain = true
  for (const catalogId of catalogIds) {
    const job = view
      .jobs(catalogId)
      .find((each) => isComparable(each) && branchOfJob(each) === branch)
    if (!job) {
      isCertain &&= view.reach.isWhole
      continue
    }
    const { runs, isCertain: isRead } = findRuns(view, job, flakyWithin, 'ahead')
    isCertain &&= isRead
    const read = runs.map((run) => view.results(run, 'ahead'))
    const own = read.at(-1)
    const hasFailed = (key: number) =>
      read.some(
        (each) =>
          each?.keys && rowsOfKey(each, key).some((row) => each.outcomes[row] === outcome.failed),
      )
    const endsOf =
      own && readEnds(view, runs, [...rowsByKey(own).keys()].filter(hasFailed), 'ahead')
    if (!own || !endsOf) continue
    catalogs.push(catalogId)
    own.keys.forEach((key, row) => {
      const ends = endsOf(key, row)
      const failed = failingSince(ends)
      const isFlaky = comesAndGoes(ends)
      if (!isFlaky && !failed) return
      const lastPass = failed?.lastPass
      const standing: StandingCase = {
        catalogId,
        jobId: job.jobId,
        id: idOfRow(own, row),
        ...describe(view, key),
        ...failureOfRow(own, row, view.texts),
        suiteId: suiteOfRow(own, row),
        since: runs[failed?.first ?? runs.length - 1] ?? job,
        inRow: failed?.length ?? 0,
        lastPass: lastPass === undefined ? undefined : runs[lastPass],
        runs: ends.map((end) => end ?? cell.absent),
      }
      if (isFlaky) flaky.push(standing)
      else failing.push(standing)
    })
  }
  const byTime = (one: StandingCase, other: StandingCase) =>
    timeOf(one.since) - timeOf(other.since) || other.inRow - one.inRow
  return { failing: failing.sort(byTime), flaky, catalogs, isCertain }
}

/** What a person may ask the engine, and what comes back. */
export interface Asks {
  change: { ask: ChangeQuestion; answer: JobChange }
  baseline: { ask: { job: JobHeader; against?: string | undefined }; answer: FoundBaseline }
  histories: { ask: HistoryQuestion; answer: CaseHistories }
  standing: { ask: StandingQuestion; answer: Standing }
  /** The jobs themselves come by themselves: `known` in the client. */
  jobs: { ask: { whole: boolean }; answer: ReadReach }
}

/** Name of a question. */
export type AskName = keyof Asks

/** How each question is answered from what is known. */
export const answers: {
  readonly [Name in AskName]: (view: View, ask: Asks[Name]['ask']) => Asks[Name]['answer']
} = {
  change: findChange,
  baseline: (view, { job, against }) => findBaseline(view, job, against),
  histories: findHistories,
  standing: findStanding,
  jobs: (view, { whole }) => {
    view.wantHead()
    if (whole) view.wantAll()
    return view.reach
  },
}
