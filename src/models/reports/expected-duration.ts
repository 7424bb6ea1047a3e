import type { JobReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { branchOf } from './report-source.ts'
import { isUnfinished } from './report-statuses.ts'

/** Finished jobs that tell how long another one takes. */
const sample = 5

const median = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** Fields that tell how long a job takes. */
type Timed = Pick<
  JobReport,
  'jobId' | 'status' | 'startedAt' | 'finishedAt' | 'catalog' | 'event' | 'build'
>

// A job whose build failed was over before its time.
const isDone = ({ status, build }: Timed) =>
  status === 'succeeded' || (status === 'failed' && build.status !== 'failed')

/**
 * How long a job takes, in seconds: the median of the newest jobs of its catalog and branch that came to their end, at
 * most 5.
 * Undefined where none is known. `reports`: newest first.
 */
export const expectedSeconds = (job: Timed, reports: readonly Timed[]): number | undefined => {
  const branchOfJob = ({ event }: Timed) => branchOf(event.source?.gitRefUrl)
  const branch = branchOfJob(job)
  const times: number[] = []
  for (const report of reports) {
    if (times.length === sample) break
    if (!isDone(report) || report.catalog.id !== job.catalog.id) continue
    if (report.jobId === job.jobId || branchOfJob(report) !== branch) continue
    const seconds = secondsBetween(report.startedAt, report.finishedAt)
    if (seconds !== undefined) times.push(seconds)
  }
  return median(times)
}

/** The expected times of the running jobs of a list, by job id. */
export const expectedTimes = (reports: readonly JobReport[]): ReadonlyMap<string, number> =>
  new Map(
    reports
      .filter((report) => isUnfinished(report) && report.startedAt !== undefined)
      .flatMap((report) => {
        const seconds = expectedSeconds(report, reports)
        return seconds === undefined ? [] : [[report.jobId, seconds] as const]
      }),
  )
