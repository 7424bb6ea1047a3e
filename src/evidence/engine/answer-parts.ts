import { findRuns } from './case-ends.ts'
import { countsOf, isFinal, type JobHeader, newestFirst, timeOf } from './job-header.ts'
import { type RunResult, resultsTogether } from './job-parts.ts'
import type { Urgency } from './polite-queue.ts'
import type { View } from './view.ts'

/** A suite that jobs run, and the catalog whose jobs do. */
export interface PartPlace {
  suiteId: string
  catalogId: string
}

/** What is asked about the last runs of a suite, or of a scenario in it: those of the branch of a job, or the newest. */
export type PartQuestion = {
  limit: number
  scenarioId?: string | undefined
} & (
  | { job: JobHeader; suiteId: string }
  | {
      places: readonly PartPlace[]
      /** A row of a list: only its last run is awaited, the others are read when nobody waits for something else. */
      isLine?: boolean
    }
)

/** The report of a part in a run. */
export interface PartReport {
  suiteReportId: string
  specReportId?: string
}

/** The last runs of a suite, or of a scenario in it. */
export interface PartHistory {
  /** The runs, the oldest first; with a job up to itself. */
  runs: readonly JobHeader[]
  /** No job that is not read yet can be among them. */
  isCertain: boolean
  /** What came of the part in each run: null where it was not in it, undefined while that is not known. */
  results: readonly (RunResult | null | undefined)[]
  /** Its report in each run; undefined where it has none, or several. */
  reports: readonly (PartReport | undefined)[]
}

interface FoundPart {
  result: RunResult | null
  report?: PartReport
}

const absent: FoundPart = { result: null }

/** What came of some suites, or of a scenario in them, in a run; undefined while that is not known. */
const partIn = (
  view: View,
  run: JobHeader,
  { suiteIds, scenarioId }: { suiteIds: readonly string[]; scenarioId: string | undefined },
  urgency: Urgency,
): FoundPart | undefined => {
  if (!countsOf(run)) return absent
  const suites = view.parts(run, undefined, urgency)?.filter(({ of }) => suiteIds.includes(of))
  if (!suites) return undefined
  const found = suites.map(({ id: suiteReportId, result }): FoundPart[] | undefined =>
    scenarioId === undefined
      ? [{ result, report: { suiteReportId } }]
      : view
          .parts(run, suiteReportId, urgency)
          ?.flatMap(({ id, of, result: ofSpec }) =>
            of === scenarioId
              ? { result: ofSpec, report: { suiteReportId, specReportId: id } }
              : [],
          ),
  )
  if (found.includes(undefined)) return undefined
  const parts = found.flatMap((each) => each ?? [])
  if (parts.length === 0) return absent
  const [only] = parts
  return parts.length === 1 && only
    ? only
    : { result: resultsTogether(parts.flatMap(({ result }) => result ?? [])) }
}

/** The newest tested jobs of some catalogs, the newest first, and whether no other can be among them. */
const newestRuns = (view: View, catalogIds: readonly string[], limit: number, urgency: Urgency) => {
  view.wantHead()
  const runs = catalogIds
    .flatMap((id) =>
      view
        .jobs(id)
        .filter((job) => countsOf(job))
        .slice(0, limit),
    )
    .sort(newestFirst)
    .slice(0, limit)
  const oldest = runs[limit - 1]
  const [newest] = view.jobs()
  const isCertain =
    newest !== undefined &&
    catalogIds.every((id) =>
      view.isCovered(
        { ...newest, catalog: { ...newest.catalog, id } },
        oldest ? timeOf(oldest) : 0,
        urgency,
      ),
    )
  return { runs, isCertain: isCertain || (!newest && view.reach.isWhole) }
}

const historyOf = (
  runs: readonly JobHeader[],
  isCertain: boolean,
  found: readonly (FoundPart | undefined)[],
): PartHistory => ({
  runs,
  isCertain,
  results: found.map((each) => each?.result),
  reports: found.map((each) => each?.report),
})

/** What came of a suite or scenario in its last runs; that of the job itself is on its page. */
export const findPartHistory = (view: View, question: PartQuestion): PartHistory => {
  const { limit, scenarioId } = question
  if ('job' in question) {
    const { job, suiteId } = question
    const { runs, isCertain } = findRuns(view, job, limit)
    const found = runs.map((run) =>
      run.jobId === job.jobId || !isFinal(run)
        ? undefined
        : partIn(view, run, { suiteIds: [suiteId], scenarioId }, 'now'),
    )
    return historyOf(runs, isCertain, found)
  }
  const { places, isLine = false } = question
  const byCatalog = Map.groupBy(places, ({ catalogId }) => catalogId)
  const later: Urgency = isLine ? 'ahead' : 'now'
  const { runs, isCertain } = newestRuns(view, [...byCatalog.keys()], limit, later)
  let urgency: Urgency = 'now'
  const found = runs.map((run) => {
    const suiteIds = (byCatalog.get(run.catalog.id) ?? []).map(({ suiteId }) => suiteId)
    const part = partIn(view, run, { suiteIds, scenarioId }, urgency)
    // The last run is known, or this one tells first whether it is.
    if (part !== absent && part?.result !== null) urgency = later
    return part
  })
  return historyOf(runs.toReversed(), isCertain, found.toReversed())
}
