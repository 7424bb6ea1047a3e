import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'

/** The reports of the cases of a scenario that ran: options for a loader or a hook. */
export const caseReportsQueryOptions = (projectId: string, jobId: string, specReportId: string) =>
  listCaseReportsAllQueryOptions({ projectId, jobId }, { specReportId })
