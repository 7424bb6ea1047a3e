import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { usePolling } from '@/data/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { pollingUnder } from './polling.ts'

/** The suite reports of a job, kept up to date while one of them, or the job, is unfinished. */
export const useSuiteReports = (report: JobReport) => {
  const options = listSuiteReportsAllQueryOptions({
    projectId: useProjectId(),
    jobId: report.jobId,
  })
  return { options, query: usePolling(options, pollingUnder(report)) }
}
