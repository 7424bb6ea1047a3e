import { getFirmwareReleaseReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { usePolling } from '@/data/polling.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'

interface ReleasePath {
  projectId: string
  catalogId: string
  releaseId: string
}

/** The report of the job that made a release; null where there is none. */
export const releaseReportQueryOptions = (path: ReleasePath) =>
  getFirmwareReleaseReportQueryOptions(path)

/** As `releaseReportQueryOptions`, polled until the job is done. */
export const useReleaseReport = (path: ReleasePath) =>
  usePolling(releaseReportQueryOptions(path), {
    interval: reloadInterval,
    isFinal: (report: JobReport | null) => report === null || !isUnfinished(report),
  })
