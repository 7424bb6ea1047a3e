import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { tabMemory } from '@/session/storage.ts'

/** Opens a job from whatever page is open. */
export const useOpenJob = () => {
  const navigate = useNavigate()
  return useCallback(
    (jobId: string, projectId: string) =>
      void navigate({
        to: '/reports/$jobId',
        params: { jobId },
        search: { project_id: projectId },
      }),
    [navigate],
  )
}

/** Goes on with the jobs that this tab watched before it was loaded again. */
export function ResumedWatches() {
  const client = useQueryClient()
  const open = useOpenJob()
  useEffect(() => {
    if (tabMemory.read('watchedJobs') === undefined) return
    import('./watch-job.ts').then(
      ({ resumeWatching }) => resumeWatching(client, open),
      // The jobs stay noted, for the next load of the page.
      () => undefined,
    )
  }, [client, open])
  return null
}
