import type {
  CaseReport,
  JobReport,
  ReportStatus,
  SuiteReport,
} from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { caseKey } from './changes.ts'
import { branchOfJob, type JobHeader, timeOf } from './engine/job-header.ts'

/** What came of a thing in one job. */
export interface RunResult {
  status: ReportStatus
  /** Failed cases, of all. */
  failed: number
  total: number
  seconds: number | undefined
}

/** One run in a row of runs. */
export interface Run {
  jobId: string
  /** What people know the job by: `Nightly run`. */
  name: string
  /** `main @ d08b26a6` */
  source: string | undefined
  at: string
  /** Null where the thing was not in the job; undefined while unknown. */
  result: RunResult | null | undefined
}

type Job = Pick<
  JobReport,
  'jobId' | 'status' | 'scheduledAt' | 'startedAt' | 'finishedAt' | 'catalog' | 'event' | 'test'
> &
  Pick<JobReport, 'description'>

/**
 * The last jobs of the catalog and branch of a job, up to itself, the oldest first. A job without a branch has none in
 * common with others.
 */
export const historyOf = <Found extends JobHeader>(
  job: Found,
  reports: readonly Found[],
  limit: number,
): Found[] => {
  const own = branchOfJob(job)
  const earlier = reports.filter(
    (report) =>
      own !== undefined &&
      report.jobId !== job.jobId &&
      report.catalog.id === job.catalog.id &&
      branchOfJob(report) === own &&
      timeOf(report) < timeOf(job),
  )
  return [...earlier, job].sort((one, other) => timeOf(one) - timeOf(other)).slice(-limit)
}

/** A run of a job, with what came of a thing in it. */
export const runOf = (job: Job, result: Run['result']): Run => ({
  jobId: job.jobId,
  name: jobTitle(job),
  source: sourceText(job),
  at: job.scheduledAt,
  result,
})

/** What came of a whole job; null where nothing was tested. */
export const resultOfJob = ({ status, startedAt, finishedAt, test }: Job): RunResult | null =>
  test?.caseResults
    ? {
        status,
        failed: test.caseResults.failureCount,
        total: test.caseResults.totalCount,
        seconds: secondsBetween(startedAt, finishedAt),
      }
    : null

/** What came of a suite of a job; null where it was not in it. */
export const resultOfSuite = (
  suites: readonly SuiteReport[],
  suiteId: string,
): RunResult | null => {
  const report = suites.find(({ suite }) => suite.id === suiteId)
  if (!report) return null
  const { status, caseResults, startedAt, finishedAt } = report
  return {
    status,
    failed: caseResults?.failureCount ?? 0,
    total: caseResults?.totalCount ?? 0,
    seconds: secondsBetween(startedAt, finishedAt),
  }
}

/** What came of some cases of a job, such as those of a scenario; null without any. */
export const resultOfCases = (cases: readonly CaseReport[]): RunResult | null => {
  if (cases.length === 0) return null
  const isAny = (status: ReportStatus) => cases.some((one) => one.status === status)
  const order = ['failed', 'started', 'scheduled', 'canceled'] as const
  const seconds = cases.flatMap(
    ({ startedAt, finishedAt }) => secondsBetween(startedAt, finishedAt) ?? [],
  )
  return {
    status: order.find(isAny) ?? 'succeeded',
    failed: cases.filter(({ status }) => status === 'failed').length,
    total: cases.length,
    seconds: seconds.length > 0 ? seconds.reduce((sum, each) => sum + each, 0) : undefined,
  }
}

/** The fields of a case that tell which one it is. */
type Known = Pick<CaseReport, 'scenario' | 'scenarioParameters'>

const areAlike = (cases: readonly CaseReport[]) =>
  cases.every(({ status }) => status === cases[0]?.status)

/** The scenarios of which equal cases did not end alike: only the suites that ran them tell which is which. */
export const unlikeScenarios = (cases: readonly CaseReport[]): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(cases, (one) => caseKey(one)).values()].flatMap((equal) =>
      areAlike(equal) ? [] : (equal[0]?.scenario.id ?? []),
    ),
  )

/** What came of each case of a job. */
export interface CaseResultsOfJob {
  /** By what the case is, with the suite for those of `bySuite`. */
  results: ReadonlyMap<string, RunResult>
  /** The cases that ran in several suites and did not end alike there. */
  bySuite: ReadonlySet<string>
}

/** What came of equal cases that ended alike: of any of them, as long as they took in the mean. */
const resultOfAlike = (equal: readonly CaseReport[]) => {
  const [one, all] = [resultOfCases(equal.slice(0, 1)), resultOfCases(equal)]
  return one && { ...one, seconds: all?.seconds && all.seconds / equal.length }
}

/** What came of each case of a job. Equal cases are one, unless they ended differently in suites that are known. */
export const resultsByCase = (
  cases: readonly CaseReport[],
  suiteIdOf: (one: CaseReport) => string | undefined = () => undefined,
): CaseResultsOfJob => {
  const results = new Map<string, RunResult>()
  const bySuite = new Set<string>()
  const note = (key: string, equal: readonly CaseReport[]) => {
    const result = areAlike(equal) ? resultOfAlike(equal) : resultOfCases(equal)
    if (result) results.set(key, result)
  }
  for (const [key, equal] of Map.groupBy(cases, (one) => caseKey(one))) {
    note(key, equal)
    if (areAlike(equal) || equal.some((one) => suiteIdOf(one) === undefined)) continue
    bySuite.add(key)
    for (const [own, inSuite] of Map.groupBy(equal, (one) => caseKey(one, suiteIdOf(one)))) {
      note(own, inSuite)
    }
  }
  return { results, bySuite }
}

/** What came of a case, of the suite that it ran in where that is known; null where it was not in the job. */
export const resultOfCase = (
  { results, bySuite }: CaseResultsOfJob,
  one: Known,
  suiteId: string | undefined,
): RunResult | null => {
  const key = caseKey(one)
  const own = bySuite.has(key) && suiteId !== undefined ? caseKey(one, suiteId) : key
  return results.get(own) ?? null
}

/** The last runs of several cases together, each with as many runs, the oldest first. */
export const runsTogether = (histories: readonly (readonly Run[])[]): Run[] =>
  (histories[0] ?? []).map((run, place) => {
    const results = histories.map((runs) => runs[place]?.result)
    if (results.includes(undefined)) return { ...run, result: undefined }
    const known = results.flatMap((result) => result ?? [])
    const [first] = known
    if (!first) return { ...run, result: null }
    const sum = (of: 'failed' | 'total') => known.reduce((total, each) => total + each[of], 0)
    const failed = sum('failed')
    const worst = known.find(({ status }) => status === 'failed') ?? first
    return {
      ...run,
      result: { status: worst.status, failed, total: sum('total'), seconds: undefined },
    }
  })

/** Jobs that tell whether a case comes and goes. */
export const flakyWithin = 10

/** Changes of state from which on a case comes and goes. */
const flakyFrom = 3

/**
 * Whether a case comes and goes: it has passed and failed in turns in the last runs, the oldest first. A run in which
 * only some of several equal cases failed does not tell which.
 */
export const comesAndGoes = (results: readonly Run['result'][]): boolean => {
  const states = results.flatMap((result) => {
    if (result?.status === 'succeeded') return 'succeeded'
    return result?.status === 'failed' && result.failed === result.total ? 'failed' : []
  })
  return states.filter((state, at) => at > 0 && state !== states[at - 1]).length >= flakyFrom
}

/** How often a case failed in its last runs: `Failed 2 of 20`, and the last of them that passed, where some did. */
export const failuresAmong = (
  runs: readonly Run[],
): { text: string; lastPass: Run | undefined } | undefined => {
  if (runs.some(({ result }) => result === undefined)) return undefined
  const ran = runs.filter(({ result }) => result)
  if (ran.length === 0) return undefined
  const failed = ran.filter(({ result }) => result?.status === 'failed').length
  return failed === 0
    ? { text: `Passed in the last ${formatCount(ran.length)}`, lastPass: undefined }
    : {
        text: `Failed ${formatCount(failed)} of ${formatCount(ran.length)}`,
        lastPass: ran.findLast(({ result }) => result?.status === 'succeeded'),
      }
}

/** How often a part failed in its last runs: `Failed 2 of the last 20`; undefined while some are unknown. */
export const failedText = (runs: readonly Run[]): string | undefined => {
  if (runs.some(({ result }) => result === undefined)) return undefined
  const ran = runs.flatMap(({ result }) => result ?? [])
  const failed = ran.filter(({ status }) => status === 'failed').length
  return failed === 0
    ? `Passed in the last ${formatCount(ran.length)}`
    : `Failed ${formatCount(failed)} of the last ${formatCount(ran.length)}`
}
