import { findRuns } from './case-ends.ts'
import {
  countsOf,
  isAllPassed,
  isFinal,
  type JobHeader,
  newestFirst,
  timeOf,
} from './job-header.ts'
import { type JobPart, type RunResult, resultsTogether } from './job-parts.ts'
import type { Urgency } from './polite-queue.ts'
import type { View } from './view.ts'

/** A suite that jobs run, and the catalog whose jobs do. */
export interface PartPlace {
  suiteId: string
  catalogId: string
  /** The version of the suite of which it is known which scenarios it holds. */
  versionId?: string
  /** Scenarios that it holds: their list is a call for each page. */
  scenarios?: number
}

/** A question about the newest runs of a suite, or of a scenario in it, on whatever branch. */
interface PlacesQuestion {
  limit: number
  scenarioId?: string | undefined
  places: readonly PartPlace[]
  /** A row of a list: only its last run is awaited, the others are read when nobody waits for something else. */
  isLine?: boolean
}

/** A question about the last runs of a suite, or of a scenario in it: those of the branch of a job, or the newest. */
export type PartQuestion =
  | PlacesQuestion
  | { limit: number; scenarioId?: string | undefined; job: JobHeader; suiteId: string }

/** The report of a part in a run. */
export interface PartReport {
  suiteReportId: string
  specReportId?: string
}

/** The last runs of a suite, or of a scenario in it. */
export interface PartHistory {
  /** The runs, the oldest first; with a job up to itself, else as many as are read. */
  runs: readonly JobHeader[]
  /** No job that is not read yet can be among them. */
  isCertain: boolean
  /** There are no older ones. */
  isAll: boolean
  /** Outcome of the part in each run: null where it was not in it, undefined while that is not known. */
  results: readonly (RunResult | null | undefined)[]
  /** Its report in each run; undefined where it has none, or several. */
  reports: readonly (PartReport | undefined)[]
}

interface FoundPart {
  result: RunResult | null
  report?: PartReport
}

/** Outcome of a scenario that passed, where its cases need not be counted. */
const passed: RunResult = { status: 'succeeded', failed: 0, total: 0, seconds: undefined }

/** Parts of a run that are asked for together. */
interface SoughtParts {
  places: readonly Omit<PartPlace, 'catalogId'>[]
  scenarioId: string | undefined
  /** Of a scenario that passed it need not be told how many cases did: less is read then. */
  isBrief: boolean
}

/** Whether a scenario of a suite, in one of its places, has passed in a run without a look at it. */
const hasPassedWith = (suite: JobPart, places: SoughtParts['places']): boolean =>
  suite.isAllPassed === true &&
  places.some(
    ({ suiteId, versionId }) =>
      suiteId === suite.of && versionId !== undefined && versionId === suite.versionId,
  )

/** Outcome of a scenario in a suite of a run. */
const scenarioIn = (
  view: View,
  run: JobHeader,
  suite: JobPart,
  { places, scenarioId, isBrief }: SoughtParts,
  urgency: Urgency,
): FoundPart[] | undefined => {
  const report = { suiteReportId: suite.id }
  if (isBrief && hasPassedWith(suite, places)) return [{ result: passed, report }]
  return view.parts(run, suite.id, urgency)?.flatMap(({ id, of, result }) =>
    of === scenarioId
      ? {
          result: isBrief && result.status === 'succeeded' ? passed : result,
          report: { ...report, specReportId: id },
        }
      : [],
  )
}

/** Outcome of some suites, or of a scenario in them, in a run; undefined while that is not known. */
const partIn = (
  view: View,
  run: JobHeader,
  sought: SoughtParts,
  urgency: Urgency,
): FoundPart | undefined => {
  const suites = view
    .parts(run, undefined, urgency)
    ?.filter(({ of }) => sought.places.some(({ suiteId }) => suiteId === of))
  if (!suites) return undefined
  const found = suites.map((suite): FoundPart[] | undefined =>
    sought.scenarioId === undefined
      ? [{ result: suite.result, report: { suiteReportId: suite.id } }]
      : scenarioIn(view, run, suite, sought, urgency),
  )
  if (found.includes(undefined)) return undefined
  const parts = found.flatMap((each) => each ?? [])
  const [only] = parts
  if (only && parts.length === 1) return only
  // How many failed of how many is told of all of them, or not at all.
  if (sought.isBrief && parts.some(({ result }) => result !== passed)) {
    return partIn(view, run, { ...sought, isBrief: false }, urgency)
  }
  return { result: resultsTogether(parts.flatMap(({ result }) => result ?? [])) }
}

const historyOf = (
  runs: readonly JobHeader[],
  { isCertain, isAll }: Pick<PartHistory, 'isCertain' | 'isAll'>,
  found: readonly (FoundPart | undefined)[],
): PartHistory => ({
  runs,
  isCertain,
  isAll,
  results: found.map((each) => each?.result),
  reports: found.map((each) => each?.report),
})

const catalogsOf = ({ places }: PlacesQuestion) => [
  ...new Set(places.map(({ catalogId }) => catalogId)),
]

/** The newest tested jobs of the catalogs of some places that are known, the newest first. */
const newestRuns = (view: View, question: PlacesQuestion): JobHeader[] => {
  const testedOf = (id: string) =>
    view.once(`tested ${id}`, () => view.jobs(id).filter((job) => countsOf(job)))
  return catalogsOf(question)
    .flatMap((id) => testedOf(id).slice(0, question.limit))
    .sort(newestFirst)
    .slice(0, question.limit)
}

/** Calls that the rows that are shown together may take, about. */
const sharedCalls = 50

/** Runs that are read of each row of the page of a single thing whatever they take; of a list, only the last one. */
const leastRuns = (isLine: boolean) => (isLine ? 1 : 10)

/** Scenarios in a page of their list. */
const pageSize = 100

/** The places of a row whose scenarios have to be read in a run; the most that it can be while that is not known. */
const readPlaces = (quiet: View, run: JobHeader, question: PlacesQuestion, isBrief: boolean) => {
  if (question.scenarioId === undefined) return []
  const places = question.places.filter(({ catalogId }) => catalogId === run.catalog.id)
  const suites = quiet.parts(run)
  if (!suites) return isBrief && isAllPassed(run) ? [] : places
  const ran = places.filter(({ suiteId }) => suites.some(({ of }) => of === suiteId))
  const isPassed = suites.every(
    (suite) => !ran.some(({ suiteId }) => suiteId === suite.of) || hasPassedWith(suite, ran),
  )
  // As soon as one has not passed, the cases of all are counted.
  return isBrief && isPassed ? [] : ran
}

/**
 * How many runs of each row are read: as many as the calls for all rows that are looked at allow. Rows of the same
 * catalogs share nearly all of theirs; those of as many catalogs have few each. What a run takes that is not known yet
 * counts as the most that it can take, so that no more than allowed is on its way.
 */
const sharedDepth = (view: View, isLine: boolean): number =>
  view.once(`depth ${isLine}`, () => {
    const rows = view
      .asked<PartQuestion>('parts')
      .flatMap((each) => ('places' in each && (each.isLine ?? false) === isLine ? each : []))
      .map((question) => ({ question, runs: newestRuns(view, question) }))
    const limit = Math.max(0, ...rows.map(({ runs }) => runs.length))
    const quiet = view.quiet()
    const lists = new Set<string>()
    let calls = 0
    const note = (list: string, pages: number) => {
      if (!lists.has(list)) calls += pages
      lists.add(list)
    }
    for (let depth = 0; depth < limit; depth++) {
      for (const { question, runs } of rows) {
        const run = runs[depth]
        if (!run) {
          // There may be one on an older page.
          if (!view.reach.isWhole) calls += 1
          continue
        }
        note(run.jobId, 1)
        for (const { suiteId, scenarios = 1 } of readPlaces(
          quiet,
          run,
          question,
          isLine || depth > 0,
        )) {
          note(`${run.jobId} ${suiteId}`, Math.ceil(scenarios / pageSize))
        }
      }
      if (calls > sharedCalls) return Math.max(depth, leastRuns(isLine))
    }
    return Number.POSITIVE_INFINITY
  })

/** The newest runs of a suite or scenario, on whatever branch, as far as they are read. */
const findNewest = (view: View, question: PlacesQuestion): PartHistory => {
  const { places, limit, scenarioId, isLine = false } = question
  view.wantHead()
  const later: Urgency = isLine ? 'ahead' : 'now'
  const known = newestRuns(view, question)
  const catalogs = catalogsOf(question)
  const [newest] = view.jobs()
  /** Whether no other job can be among the first so many runs. */
  const covers = (from: View, count: number) =>
    newest === undefined
      ? view.reach.isWhole
      : catalogs.every((id) => {
          const last = known[count - 1]
          const job = { ...newest, catalog: { ...newest.catalog, id } }
          return from.isCovered(job, last ? timeOf(last) : 0, later)
        })
  const depth = Math.min(limit, sharedDepth(view, isLine))
  const quiet = view.quiet()
  let count = known.length
  while (count > 0 && !covers(quiet, count)) count--
  const found: (FoundPart | undefined)[] = []
  // Until the last run is known, each run tells first whether it is.
  let [urgency, isLast]: [Urgency, boolean] = ['now', true]
  for (const run of known.slice(0, count)) {
    const isRead = isLast || found.length < depth
    const part = partIn(
      isRead ? view : quiet,
      run,
      {
        places: places.filter(({ catalogId }) => catalogId === run.catalog.id),
        scenarioId,
        isBrief: isLine || !isLast,
      },
      urgency,
    )
    if (!isRead && !part) break
    found.push(part)
    if (part?.result === null) continue
    urgency = later
    isLast = false
  }
  const isEnough = covers(view, isLast ? limit : depth)
  const isAll = found.length === known.length && known.length < limit && covers(quiet, limit)
  const isCertain = isEnough || isAll || found.some((each) => each?.result)
  const runs = known.slice(0, found.length)
  return historyOf(runs.toReversed(), { isCertain, isAll }, found.toReversed())
}

/** Outcomes of a suite or scenario in its last runs; that of the job itself is on its page. */
export const findPartHistory = (view: View, question: PartQuestion): PartHistory => {
  if ('places' in question) return findNewest(view, question)
  const { limit, scenarioId, job, suiteId } = question
  const { runs, isCertain } = findRuns(view, job, limit)
  const found = runs.map((run) =>
    run.jobId === job.jobId || !isFinal(run)
      ? undefined
      : partIn(view, run, { places: [{ suiteId }], scenarioId, isBrief: false }, 'now'),
  )
  return historyOf(runs, { isCertain, isAll: isCertain && runs.length < limit }, found)
}
