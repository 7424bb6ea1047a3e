import type { JobReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { flakyFrom } from './engine/flakiness.ts'
import { branchOfJob, type JobHeader, timeOf } from './engine/job-header.ts'
import { type RunResult, resultsTogether } from './engine/job-parts.ts'

/** One run in a row of runs. */
export interface Run {
  jobId: string
  /** Name of the job to people: `Nightly run`. */
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

/** Outcome of a whole job; null where nothing was tested. */
export const resultOfJob = ({ status, startedAt, finishedAt, test }: Job): RunResult | null =>
  test?.caseResults
    ? {
        status,
        failed: test.caseResults.failureCount,
        total: test.caseResults.totalCount,
        seconds: secondsBetween(startedAt, finishedAt),
      }
    : null

/** The last runs of several cases together, each with as many runs, the oldest first. */
export const runsTogether = (histories: readonly (readonly Run[])[]): Run[] =>
  (histories[0] ?? []).map((run, place) => {
    const results = histories.map((runs) => runs[place]?.result)
    if (results.includes(undefined)) return { ...run, result: undefined }
    return { ...run, result: resultsTogether(results.flatMap((result) => result ?? [])) }
  })

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

/** The runs that passed or failed: a canceled one says nothing, nor does one that goes on. */
const endedAmong = (runs: readonly Run[]) =>
  runs.filter(({ result }) => result?.status === 'failed' || result?.status === 'succeeded')

/** How often a case failed in its last runs: `Failed 2 of 20`, and the last of them that passed, where some did. */
export const failuresAmong = (
  runs: readonly Run[],
): { text: string; lastPass: Run | undefined } | undefined => {
  if (runs.some(({ result }) => result === undefined)) return undefined
  const ran = endedAmong(runs)
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
  const ran = endedAmong(runs)
  if (ran.length === 0) return 'No finished run'
  const failed = ran.filter(({ result }) => result?.status === 'failed').length
  return failed === 0
    ? `Passed in the last ${formatCount(ran.length)}`
    : `Failed ${formatCount(failed)} of the last ${formatCount(ran.length)}`
}
