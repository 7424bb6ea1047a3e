import { listSpecReportsAllQueryOptions } from '@generated/evaluation/queries.ts'

/** The spec reports of a suite report: options for a loader or a hook. */
export const specReportsQueryOptions = (projectId: string, jobId: string, suiteReportId: string) =>
  listSpecReportsAllQueryOptions(
    { projectId, jobId },
    { suiteReportId, sort: 'scenario_name', order: 'asc' },
  )
