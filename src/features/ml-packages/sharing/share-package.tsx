import {
  type CreatePackageShareVariables,
  createPackageShareMutationOptions,
} from '@generated/ml/queries.ts'
import type { CreatePackageShareAnswer, Package } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ShareDialog, useSharedProjects } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { packageSharesQueryOptions, refreshPackageShares } from '../model/share-queries.ts'

/** Invites another project to share a package. */
export function SharePackage({ thing: found, onClose }: ActionDialogProps<Package>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const share = useChange<CreatePackageShareAnswer | undefined, CreatePackageShareVariables>({
    ...createPackageShareMutationOptions(),
    onSuccess: async () => {
      await refreshPackageShares(client, projectId)
      toast('Invitation sent')
      onClose()
    },
  })
  return (
    <ShareDialog
      onClose={onClose}
      title="Share package"
      subject={
        <p className="text-sm font-medium">
          <bdi>{found.name}</bdi>
        </p>
      }
      sharedWith={useSharedProjects(packageSharesQueryOptions(projectId, found.id))}
      change={share}
      onShare={(destination) =>
        share.mutate({ path: { projectId, packageId: found.id }, body: { destination } })
      }
    />
  )
}
