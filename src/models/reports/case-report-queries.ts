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

/** Whether the page of a job shows failures, and so reads its cases. */
export const hasFailures = ({ test }: Pick<JobReport, 'test'>): boolean =>
  (test?.caseResults?.failureCount ?? 0) > 0
