import { cancelJobMutationOptions, getJobReportQueryKey } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { markCanceling } from '@/session/canceled-runs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Confirms and cancels a job. */
export function CancelJob(props: ActionDialogProps<JobReport>) {
  const { thing, onClose } = props
  const path = { projectId: useProjectId(), jobId: thing.jobId }
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: getJobReportQueryKey(path) })
  return (
    <ChangeDialog
      change={{
        ...cancelJobMutationOptions(),
        onSuccess: () => {
          toast('The job is being canceled')
          void refresh()
          markCanceling(thing.jobId)
          onClose()
        },
        // The job may have finished meanwhile.
        onError: refresh,
      }}
      variables={{ path }}
      question="Do you want to cancel the job?"
      confirmLabel="Cancel Job"
      cancelLabel="Back"
      onClose={onClose}
    >
      <strong className="font-semibold">NOTE</strong> It may take a few minutes to cancel a job.
    </ChangeDialog>
  )
}
