import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'

/** The case reports of a spec report: options for a loader or a hook. */
export const caseReportsQueryOptions = (projectId: string, jobId: string, specReportId: string) =>
  listCaseReportsAllQueryOptions({ projectId, jobId }, { specReportId })

/**
 * The most cases of a job whose failures show together, when all are found: nothing moves then. Those of a larger
 * job show as they come.
 */
export const mostTogether = 1000

/** A job, and what it counts of its cases where that is known. */
type CountedJob = Pick<JobReport, 'jobId'> & Partial<Pick<JobReport, 'test'>>

/** All case reports of a job, in which its page finds the failures: options for a loader or a hook. */
export const jobCasesQueryOptions = (projectId: string, { jobId, test }: CountedJob) => {
  const options = listCaseReportsAllQueryOptions({ projectId, jobId })
  const count = test?.caseResults?.totalCount ?? Number.POSITIVE_INFINITY
  return { ...options, meta: { ...options.meta, isAwaited: count <= mostTogether } }
}

/** Whether the page of a job shows failures, and so reads its cases. */
export const hasFailures = ({ test }: Pick<JobReport, 'test'>): boolean =>
  (test?.caseResults?.failureCount ?? 0) > 0
