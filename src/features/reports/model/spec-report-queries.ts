import { listSpecReportsAllQueryOptions } from '@generated/evaluation/queries.ts'

/** The reports of the scenarios that a suite ran: options for a loader or a hook. */
export const specReportsQueryOptions = (projectId: string, jobId: string, suiteReportId: string) =>
  listSpecReportsAllQueryOptions(
    { projectId, jobId },
    { suiteReportId, sort: 'scenario_name', order: 'asc' },
  )
