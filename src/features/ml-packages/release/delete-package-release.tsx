import {
  deprecatePackageReleaseMutationOptions,
  getPackageReleaseQueryKey,
  getPackageReleaseQueryOptions,
} from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { packageTarget } from '@/models/ml-packages/package.ts'
import { deletedText, packageReleaseKind } from '@/models/ml-packages/package-release.ts'
import { refreshPackageReleaseLists } from '@/models/ml-packages/release-queries.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { isGone, lookUpDeletion } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Confirms and deletes a release, and then shows its package. */
export function DeletePackageRelease(props: ActionDialogProps<PackageRelease>) {
  const { thing: release, place, onClose } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id: releaseId, packageId } = release
  const path = { projectId, packageId, releaseId }
  // Somebody else may have deleted it, too, when the call fails.
  const refresh = () => {
    void client.invalidateQueries({ queryKey: getPackageReleaseQueryKey(path) })
    void refreshPackageReleaseLists(client, projectId)
  }
  const succeed = async () => {
    refresh()
    toast(deletedText)
    onClose()
    if (place === 'page') await navigate(packageTarget(packageId))
  }
  return (
    <ChangeDialog
      change={{
        ...deprecatePackageReleaseMutationOptions(),
        onSuccess: succeed,
        onError: refresh,
      }}
      recover={(error) =>
        lookUpDeletion(error, {
          kind: packageReleaseKind,
          isDone: () => isGone(client, getPackageReleaseQueryOptions(path)),
          onDone: succeed,
        })
      }
      variables={{ path }}
      question="Are you sure to delete the package release?"
      name={release.name}
      confirmLabel="Delete"
      onClose={onClose}
    >
      {isSharedIn(release)
        ? 'The release belongs to another project, and only that project may delete it: the service will refuse.'
        : 'It stays in the list of deleted releases, but it cannot be restored.'}
    </ChangeDialog>
  )
}
