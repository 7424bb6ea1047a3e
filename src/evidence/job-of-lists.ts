import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fromLists } from '@/transport/listed-items.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { timeOf } from './engine/job-header.ts'
import { knownJobsOf } from './open-evidence.ts'

/** For a loader: shows a job as a list of jobs has it, or the evidence that is open. */
export const jobOfLists = (client: QueryClient, projectId: string, jobId: string) => {
  const fits = (job: JobReport) => job.jobId === jobId
  return fromLists(client, operationKey(listJobReportsOperation, projectId), fits, () => {
    const item = knownJobsOf(projectId).jobs.find(fits)
    // It was read at its end or later, and has not changed since.
    return item && { item, readAt: Date.parse(item.finishedAt ?? '') || timeOf(item) || 1 }
  })
}
