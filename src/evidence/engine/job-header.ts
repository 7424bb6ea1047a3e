import type { JobReport } from '@generated/evaluation/types.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { remembered } from './remembered.ts'

/** The kept part of a finished job: the fields that lists and comparisons show. */
export type JobHeader = Pick<
  JobReport,
  | 'jobId'
  | 'status'
  | 'scheduledAt'
  | 'startedAt'
  | 'finishedAt'
  | 'description'
  | 'userName'
  | 'scheduledBy'
  | 'catalog'
  | 'event'
  | 'build'
  | 'test'
>

/** The header of a job. */
export const headerOf = (report: JobHeader): JobHeader => {
  const { jobId, status, scheduledAt, scheduledBy, catalog, event, build, test } = report
  const { startedAt, finishedAt, description, userName } = report
  return {
    jobId,
    status,
    scheduledAt,
    description,
    userName,
    scheduledBy,
    catalog,
    event,
    build,
    ...(startedAt !== undefined && { startedAt }),
    ...(finishedAt !== undefined && { finishedAt }),
    ...(test && { test }),
  }
}

/** Whether a job has come to its end, and does not change any more. */
export const isFinal = (job: Pick<JobHeader, 'status' | 'finishedAt'>): boolean =>
  !isUnfinished(job)

/** When a job was scheduled, in milliseconds since 1970; 0 where its time cannot be read. */
export const timeOf = remembered(({ scheduledAt }: JobHeader) => Date.parse(scheduledAt) || 0)

/** The branch of a job; undefined without one, which it has in common with no other job. */
export const branchOfJob = remembered(({ event }: JobHeader) => branchOf(event.source?.gitRefUrl))

/** The counts of a job that was tested; undefined where it was not. */
export const countsOf = ({ test }: Pick<JobHeader, 'test'>) => test?.caseResults

/** Failed cases of a job. */
export const failuresOf = (job: Pick<JobHeader, 'test'>): number => countsOf(job)?.failureCount ?? 0

/** Whether every case of a job has passed. */
export const isAllPassed = (job: Pick<JobHeader, 'test'>): boolean => {
  const counts = countsOf(job)
  return counts !== undefined && counts.successCount === counts.totalCount
}

/** Newest first; of equal times the greater id. */
export const newestFirst = (one: JobHeader, other: JobHeader): number =>
  timeOf(other) - timeOf(one) || (one.jobId < other.jobId ? 1 : -1)

/** Whether other jobs can be compared with a job: it was built, and tested to its end. */
export const isComparable = ({ status, build, test }: JobHeader): boolean =>
  (status === 'succeeded' || status === 'failed') &&
  build.status === 'succeeded' &&
  test?.caseResults !== undefined

/** Jobs with more cases are told by their counts first, and their earlier runs are read when nobody waits for something else. */
const largeJob = 1000

/** Whether a job has very many cases. */
export const isLargeJob = (job: Pick<JobHeader, 'test'>): boolean =>
  (countsOf(job)?.totalCount ?? 0) > largeJob
