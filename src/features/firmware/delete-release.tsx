import { listFirmwareReleasesOperation } from '@generated/catalog/codec.ts'
import {
  deprecateFirmwareReleaseMutationOptions,
  getFirmwareReleaseQueryOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { deletedText, releaseKind } from './model/release.ts'

/** Confirms and deletes a release. */
export function DeleteRelease({
  thing: release,
  place,
  onClose,
}: ActionDialogProps<FirmwareRelease>) {
  const projectId = useProjectId()
  const { id: releaseId, catalogId } = release
  const path = { projectId, catalogId, releaseId }
  return (
    <DeleteDialog
      place={place}
      kind={releaseKind}
      ownerId={catalogId}
      query={getFirmwareReleaseQueryOptions(path)}
      list={listFirmwareReleasesOperation}
      text={deletedText}
      change={deprecateFirmwareReleaseMutationOptions()}
      variables={{ path }}
      name={release.name}
      onClose={onClose}
    >
      It stays in the list of deleted releases, but it cannot be restored.
    </DeleteDialog>
  )
}
