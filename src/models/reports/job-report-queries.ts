import { listJobReportsAllQueryOptions } from '@generated/evaluation/queries.ts'

/** The jobs of a project that are not finished. */
export const unfinishedJobsQueryOptions = (projectId: string) =>
  listJobReportsAllQueryOptions({ projectId }, { status: ['scheduled', 'started'] })
