import {
  listJobReportsAllQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { ReportStatus } from '@generated/evaluation/types.ts'

/** The jobs of a project that are not finished. */
export const unfinishedJobsQueryOptions = (projectId: string) =>
  listJobReportsAllQueryOptions({ projectId }, { status: ['scheduled', 'started'] })

const finished = (catalogId: string) => ({
  catalogId,
  status: ['succeeded', 'failed', 'canceled'] as ReportStatus[],
})

/** The newest finished jobs of a catalog. */
export const finishedJobsQueryOptions = (projectId: string, catalogId: string) =>
  listJobReportsQueryOptions({ projectId }, finished(catalogId))

/** All finished jobs of a catalog, page by page. */
export const allFinishedJobsQueryOptions = (projectId: string, catalogId: string) =>
  listJobReportsAllQueryOptions({ projectId }, finished(catalogId))
