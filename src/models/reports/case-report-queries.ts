import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'

/** The case reports of a spec report: options for a loader or a hook. */
export const caseReportsQueryOptions = (projectId: string, jobId: string, specReportId: string) =>
  listCaseReportsAllQueryOptions({ projectId, jobId }, { specReportId })
