import { listFirmwareReleasesOperation } from '@generated/catalog/codec.ts'
import {
  deprecateFirmwareReleaseMutationOptions,
  getFirmwareReleaseQueryKey,
  getFirmwareReleaseQueryOptions,
  publishFirmwareReleaseMutationOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict, lookUp } from '@/data/lost-answer.ts'
import { whyNotOnRelease } from '@/models/firmware/firmware-action-rules.ts'
import { refreshReleaseLists } from '@/models/firmware/firmware-queries.ts'
import { deletedText, editReleaseTarget, releaseKind } from '@/models/firmware/firmware-release.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow, setAnswer } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'

function PublishRelease({ thing: release, onClose }: ActionDialogProps<FirmwareRelease>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const queryKey = getFirmwareReleaseQueryKey(path)
  const succeed = () => {
    void refreshReleaseLists(client, projectId)
    toast('The release has been published')
    onClose()
  }
  return (
    <ChangeDialog
      change={{
        ...publishFirmwareReleaseMutationOptions(),
        onSuccess: (published) => {
          setAnswer(client, queryKey, published)
          succeed()
        },
        // Somebody else may have published it.
        onError: () => void client.invalidateQueries({ queryKey }),
      }}
      recover={(error) =>
        lookUp(error, {
          isMaybe: isConflict(error),
          isDone: async () => {
            const { published } = await fetchNow(client, getFirmwareReleaseQueryOptions(path))
            return published
          },
          onDone: succeed,
          open: 'The release may have been published all the same: look at its page.',
        })
      }
      variables={{ path }}
      question="Are you sure to publish the release?"
      name={release.name}
      confirmLabel="Publish"
      danger={false}
      onClose={onClose}
    >
      It cannot become a draft again. Projects that share the catalog get it too.
    </ChangeDialog>
  )
}

function DeleteRelease({ thing: release, place, onClose }: ActionDialogProps<FirmwareRelease>) {
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

export const releaseActions = actionsOn<FirmwareRelease>(releaseKind, 'name', [
  {
    id: 'publish',
    label: 'Publish',
    on: 'primary',
    whyNot: (release) => whyNotOnRelease('publish', release),
    dialog: PublishRelease,
  },
  ...editAndDelete(
    whyNotOnRelease,
    ({ catalogId, id }) => editReleaseTarget(catalogId, id),
    DeleteRelease,
  ),
])
