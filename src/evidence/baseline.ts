import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { branchOf } from '@/models/reports/report-source.ts'

/** The branch that others are compared with when they have no earlier run of their own. */
const mainBranch = 'main'

type Job = Pick<
  JobReport,
  'jobId' | 'status' | 'scheduledAt' | 'catalog' | 'event' | 'build' | 'test'
>

/** What a baseline has in common with the job that is compared with it. */
type BaselineOf = (typeof order)[number] | 'choice'

/** What is looked for, one after the other. */
const order = ['branch', 'main', 'catalog'] as const

/** The earlier job that a job is compared with. */
export interface Baseline<Found extends Job> {
  report: Found
  of: BaselineOf
}

const branch = ({ event }: Job) => branchOf(event.source?.gitRefUrl)

/** Whether a job can be compared with another one of its catalog, which was built and tested to its end. */
const isComparable = (job: Job, { jobId, status, catalog, build, test }: Job) =>
  jobId !== job.jobId &&
  catalog.id === job.catalog.id &&
  (status === 'succeeded' || status === 'failed') &&
  build.status === 'succeeded' &&
  test?.caseResults !== undefined

const isEarlier = (job: Job, { scheduledAt }: Job) =>
  (epochOf(scheduledAt) ?? Number.POSITIVE_INFINITY) < (epochOf(job.scheduledAt) ?? 0)

/** The jobs that a job can be compared with, the newest first. */
export const comparableWith = <Found extends Job>(job: Job, reports: readonly Found[]): Found[] =>
  reports
    .filter((report) => isComparable(job, report))
    .sort((one, other) => (epochOf(other.scheduledAt) ?? 0) - (epochOf(one.scheduledAt) ?? 0))

/** The earlier jobs that a job can be compared with, the newest first. */
const baselinesFor = <Found extends Job>(job: Job, reports: readonly Found[]): Found[] =>
  comparableWith(job, reports).filter((report) => isEarlier(job, report))

/**
 * The job that another one is compared with: the newest earlier one of its catalog and branch, else of `main`, else
 * of any branch. Undefined where there is none.
 */
export const baselineOf = <Found extends Job>(
  job: Job,
  reports: readonly Found[],
): Baseline<Found> | undefined => {
  const earlier = baselinesFor(job, reports)
  const own = branch(job)
  const fits: { readonly [of in (typeof order)[number]]: (report: Found) => boolean } = {
    branch: (report) => branch(report) === own,
    main: (report) => branch(report) === mainBranch,
    catalog: () => true,
  }
  for (const of of order) {
    const report = earlier.find(fits[of])
    if (report) return { report, of }
  }
  return undefined
}
