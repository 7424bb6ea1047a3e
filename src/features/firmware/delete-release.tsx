import {
  deprecateFirmwareReleaseMutationOptions,
  getFirmwareReleaseQueryKey,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { refreshReleaseLists } from './model/queries.ts'

/** What is said once a release is deleted, and as long as it is shown. */
export const deletedText = 'The release has been deleted'

interface DeleteReleaseProps {
  release: FirmwareRelease
  onClose: () => void
  /** Called once the release is deleted; the dialog stays until the promise settles. */
  onDeleted: () => void | Promise<void>
}

/** Asks whether to delete a release, and does it. A failure stays in the dialog. */
export function DeleteRelease({ release, onClose, onDeleted }: DeleteReleaseProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const deletion = useChange({
    ...deprecateFirmwareReleaseMutationOptions(),
    onSuccess: async () => {
      void refreshReleaseLists(client, projectId)
      const queryKey = getFirmwareReleaseQueryKey(path)
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      await onDeleted()
      onClose()
    },
  })
  useDialogAlert('deleteFirmwareRelease')

  return (
    <ConfirmDialog
      open
      question="Are you sure to delete the release?"
      name={release.name}
      confirmLabel="Delete"
      onConfirm={() => deletion.mutate({ path })}
      onCancel={onClose}
      pending={deletion.isPending}
      submitError={deletion.isError ? <CallAlert id="deleteFirmwareRelease" /> : undefined}
      disabledReason={undefined}
    >
      It can be found under the deleted releases, but it cannot be brought back.
    </ConfirmDialog>
  )
}
