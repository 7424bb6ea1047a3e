import {
  deprecateFirmwareReleaseMutationOptions,
  getFirmwareReleaseQueryKey,
  getFirmwareReleaseQueryOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useShowDeleted } from '@/page/use-show-deleted.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { refreshReleaseLists } from './model/queries.ts'
import { deletedText, releaseKind } from './model/release.ts'

/** Confirms and deletes a release. */
export function DeleteRelease({
  thing: release,
  place,
  onClose,
}: ActionDialogProps<FirmwareRelease>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const showDeleted = useShowDeleted()
  const { id: releaseId, catalogId } = release
  const path = { projectId, catalogId, releaseId }
  return (
    <ChangeDialog
      change={{
        ...deprecateFirmwareReleaseMutationOptions(),
        onSuccess: async () => {
          void refreshReleaseLists(client, projectId)
          await showDeleted({
            place,
            kind: releaseKind,
            ownerId: catalogId,
            query: getFirmwareReleaseQueryOptions(path),
            text: deletedText,
          })
          onClose()
        },
        // Somebody else may have deleted it: refetch, so that its page shows the result.
        onError: () =>
          void client.invalidateQueries({ queryKey: getFirmwareReleaseQueryKey(path) }),
      }}
      variables={{ path }}
      question="Are you sure to delete the release?"
      name={release.name}
      confirmLabel="Delete"
      onClose={onClose}
    >
      It stays in the list of deleted releases, but it cannot be restored.
    </ChangeDialog>
  )
}
