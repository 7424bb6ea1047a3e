import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { usePolling } from '@/data/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { reloadInterval } from './job-report-queries.ts'
import { areFinal } from './statuses.ts'

/** The suite reports of a job, and the options with which they are asked for. */
export type SuiteReportsResult = ReturnType<typeof useSuiteReports>

/** The suite reports of a job, kept up to date while one of them, or the job, is unfinished. */
export const useSuiteReports = (report: JobReport) => {
  const options = listSuiteReportsAllQueryOptions({
    projectId: useProjectId(),
    jobId: report.jobId,
  })
  const query = usePolling(options, {
    interval: reloadInterval,
    isFinal: areFinal(report),
  })
  return { options, query }
}
