import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import { scheduleJobMutationOptions } from '@generated/evaluation/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '@/data/change.tsx'
import { useSubmission } from '@/data/submission.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { requestOf } from './model/request.ts'
import type { Run } from './model/run.ts'
import { saveRepository } from './saved-repository.ts'

/** Starts the job, once even if triggered repeatedly; then shows a snackbar and opens the report list. */
export const useStartJob = (onClose: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { send, alert } = useChange(scheduleJobMutationOptions())
  const { submit, pending } = useSubmission()

  const showReports = async () => {
    const reports = { queryKey: operationKey(listJobReportsOperation, projectId) }
    // Only marked stale: the drawer's own job lists are no longer needed.
    void client.invalidateQueries({ ...reports, refetchType: 'none' })
    onClose()
    await navigate({ to: '/reports', ignoreBlocker: true })
    await client.refetchQueries(
      { ...reports, type: 'active', stale: true },
      { cancelRefetch: false },
    )
  }

  const start = async (run: Run) => {
    const body = requestOf(run)
    if (!body) return
    await submit(async () => {
      await send({ path: { projectId }, body })
      const { catalog, integration } = run
      if ('integrationId' in body && catalog.id !== undefined && integration.id !== undefined) {
        saveRepository(catalog.id, integration.id)
      }
      toast('Test scheduled')
      await showReports()
    })
  }

  return { start, pending, alert }
}
