import { cancelJobMutationOptions, getJobReportQueryKey } from '@generated/evaluation/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

interface CancelJobProps {
  jobId: string
  onClose: () => void
  /** Called once the platform has taken the request. */
  onCanceled: () => void
}

/** Asks whether to cancel a job, and does it. A failure stays in the dialog. */
export function CancelJob({ jobId, onClose, onCanceled }: CancelJobProps) {
  const path = { projectId: useProjectId(), jobId }
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: getJobReportQueryKey(path) })
  const cancel = useChange({
    ...cancelJobMutationOptions(),
    onSuccess: () => {
      toast('The job is being canceled')
      void refresh()
      onCanceled()
      onClose()
    },
    // The job may have ended in the meantime.
    onError: refresh,
  })
  useDialogAlert('cancelJob')

  return (
    <ConfirmDialog
      open
      question="Do you want to cancel the job?"
      confirmLabel="Cancel Job"
      cancelLabel="Back"
      onConfirm={() => cancel.mutate({ path })}
      onCancel={onClose}
      pending={cancel.isPending}
      submitError={cancel.isError ? <CallAlert id="cancelJob" /> : undefined}
      disabledReason={undefined}
    >
      <strong className="font-semibold">NOTE</strong> It may take a few minutes to cancel a job.
    </ConfirmDialog>
  )
}
