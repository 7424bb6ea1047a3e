import { useQueryClient } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { evidenceOf } from './open-evidence.ts'

/** Whether a part of the key of a query names a job. */
const isOfJob = (part: unknown, jobId: string) =>
  typeof part === 'object' && part !== null && 'jobId' in part && part.jobId === jobId

/** Returns a function that reads a job once more: what the page shows of it, and what is kept of it. */
export const useReadAgain = (jobId: string): (() => Promise<void>) => {
  const client = useQueryClient()
  const projectId = useProjectId()
  return async () => {
    // The page's own list comes first: it is handed over, and not read twice.
    await client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === projectId && queryKey.some((part) => isOfJob(part, jobId)),
    })
    evidenceOf(projectId).client.readAgain(jobId)
  }
}
