import { branchOfJob, isComparable, type JobHeader, newestFirst, timeOf } from './job-header.ts'

/** The branch that others are compared with when they have no earlier run of their own. */
export const mainBranch = 'main'

/** Common traits of an earlier job and the one that is compared with it. */
type BaselineOf = 'branch' | 'main' | 'catalog'

/** The earlier job that a job is compared with. */
export interface BaselineJob {
  job: JobHeader
  of: BaselineOf
}

/** Whether a job is an earlier one of the catalog of another one. Equal times are not earlier. */
const isEarlier = (job: JobHeader) => {
  const time = timeOf(job)
  return (each: JobHeader): boolean =>
    each.catalog.id === job.catalog.id && each.jobId !== job.jobId && timeOf(each) < time
}

/** The earlier jobs of the catalog of a job that it can be compared with, the newest first. */
const earlierJobs = (job: JobHeader, jobs: readonly JobHeader[]): JobHeader[] =>
  jobs.filter(isEarlier(job)).filter(isComparable).sort(newestFirst)

/**
 * The job that another one is compared with: the newest earlier one of its catalog and branch, else of `main`, else
 * of any branch. A job without a branch has none in common with others. Undefined where there is none.
 */
export const baselineAmong = (
  job: JobHeader,
  jobs: readonly JobHeader[],
): BaselineJob | undefined => nearestEarlier(job, jobs, isComparable)

/** The last job before another one that was built, whatever came of its tests; found as its baseline is. */
export const lastGoodBuild = (
  job: JobHeader,
  jobs: readonly JobHeader[],
): BaselineJob | undefined => nearestEarlier(job, jobs, ({ build }) => build.status === 'succeeded')

const nearestEarlier = (
  job: JobHeader,
  jobs: readonly JobHeader[],
  fits: (each: JobHeader) => boolean,
): BaselineJob | undefined => {
  const own = branchOfJob(job)
  const newest: { [of in BaselineOf]?: JobHeader } = {}
  const note = (of: BaselineOf, each: JobHeader) => {
    const known = newest[of]
    if (!known || newestFirst(each, known) < 0) newest[of] = each
  }
  for (const each of jobs.filter(isEarlier(job)).filter(fits)) {
    const branch = branchOfJob(each)
    if (own !== undefined && branch === own) note('branch', each)
    if (branch === mainBranch) note('main', each)
    note('catalog', each)
  }
  for (const of of ['branch', 'main', 'catalog'] as const) {
    const found = newest[of]
    if (found) return { job: found, of }
  }
  return undefined
}

/** The last tested jobs of the catalog and branch of a job up to itself, the oldest first: it alone without a branch. */
export const lastRunsOf = (
  job: JobHeader,
  jobs: readonly JobHeader[],
  limit: number,
): JobHeader[] => {
  const own = branchOfJob(job)
  const earlier =
    own === undefined ? [] : earlierJobs(job, jobs).filter((each) => branchOfJob(each) === own)
  return [job, ...earlier.slice(0, limit - 1)].reverse()
}

/** The earlier jobs in which a case can have passed: those of its branch first, each the newest first. */
export const passesAmong = (job: JobHeader, jobs: readonly JobHeader[]): JobHeader[] => {
  const own = branchOfJob(job)
  const isOfBranch = (each: JobHeader) => own !== undefined && branchOfJob(each) === own
  const earlier = earlierJobs(job, jobs)
  return [...earlier.filter(isOfBranch), ...earlier.filter((each) => !isOfBranch(each))]
}
