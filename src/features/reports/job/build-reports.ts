import { listBuildReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'

/** The build reports of a job: options for a hook. */
export const buildReportsOptions = (projectId: string, { jobId }: Pick<JobReport, 'jobId'>) =>
  listBuildReportsAllQueryOptions({ projectId, jobId }, { order: 'asc' })
