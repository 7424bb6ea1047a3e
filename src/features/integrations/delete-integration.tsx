import {
  deleteIntegrationMutationOptions,
  getIntegrationQueryKey,
} from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { refreshIntegrationLists } from './model/queries.ts'

/** What is said once an integration is deleted. */
export const deletedText = 'The integration has been deleted'

interface DeleteIntegrationProps {
  integration: Integration
  onClose: () => void
  /** Called once it is done; the dialog stays until the promise settles. */
  onDeleted: () => void | Promise<void>
}

/** Asks whether to delete an integration, and does it. A failure stays in the dialog. */
export function DeleteIntegration({ integration, onClose, onDeleted }: DeleteIntegrationProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, integrationId: integration.id }
  const deletion = useChange({
    ...deleteIntegrationMutationOptions(),
    onSuccess: async () => {
      void refreshIntegrationLists(client, projectId)
      const queryKey = getIntegrationQueryKey(path)
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      await onDeleted()
      onClose()
    },
  })
  useDialogAlert('deleteIntegration')

  return (
    <ConfirmDialog
      open
      question="Are you sure to delete the integration?"
      name={repositoryText(integration)}
      confirmLabel="Delete"
      onConfirm={() => deletion.mutate({ path })}
      onCancel={onClose}
      pending={deletion.isPending}
      submitError={deletion.isError ? <CallAlert id="deleteIntegration" /> : undefined}
      disabledReason={undefined}
    >
      Its events and schedules start no more jobs. Its jobs and reports stay. It cannot be brought
      back.
    </ConfirmDialog>
  )
}
