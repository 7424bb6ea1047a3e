import { cancelRunMutationOptions, getRunQueryKey } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { markCanceling } from '@/session/canceled-runs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Confirms and cancels a run. */
export function CancelRun({ thing, onClose }: ActionDialogProps<Run>) {
  const path = { projectId: useProjectId(), experimentId: thing.experimentId, runId: thing.id }
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: getRunQueryKey(path) })
  return (
    <ChangeDialog
      change={{
        ...cancelRunMutationOptions(),
        onSuccess: () => {
          markCanceling(thing.id)
          toast('The run is being canceled')
          refresh()
          onClose()
        },
        // The run may have finished meanwhile.
        onError: refresh,
      }}
      variables={{ path }}
      question="Do you want to cancel the run?"
      name={thing.name}
      confirmLabel="Cancel Run"
      cancelLabel="Back"
      onClose={onClose}
    >
      <strong className="font-semibold">NOTE:</strong> It may take a few minutes to cancel a run.
    </ChangeDialog>
  )
}
