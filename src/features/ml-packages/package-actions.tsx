import { createPackageShareMutationOptions, getPackageQueryKey } from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { DeletePackage } from '@/features/ml-packages/delete-package.tsx'
import { packageKind, packageTarget } from '@/models/ml-packages/package.ts'
import { deletionTexts, whyNotOnPackage } from '@/models/ml-packages/package-action-rules.ts'
import { refreshPackageLists } from '@/models/ml-packages/package-queries.ts'
import {
  packageSharesQueryOptions,
  refreshPackageShares,
} from '@/models/ml-packages/package-share-queries.ts'
import { type ActionDialogProps, actionsOn } from '@/page/actions.tsx'
import { ownedActions } from '@/parts/sharing/owned-actions.tsx'
import { ShareOwned } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'

function SharePackage({ thing: { id: packageId, name }, onClose }: ActionDialogProps<Package>) {
  const path = { projectId: useProjectId(), packageId }
  return (
    <ShareOwned
      what="package"
      name={name}
      shares={packageSharesQueryOptions(path.projectId, packageId)}
      share={(destination, call) =>
        call(createPackageShareMutationOptions(), { path, body: { destination } })
      }
      refresh={refreshPackageShares}
      refreshThing={(client) => {
        void refreshPackageLists(client, path.projectId)
        void client.invalidateQueries({ queryKey: getPackageQueryKey(path) })
      }}
      onClose={onClose}
    />
  )
}

/** Actions on a package. */
export const packageActions = actionsOn<Package>(packageKind, 'name', [
  {
    id: 'release',
    label: 'New Release',
    on: 'primary',
    whyNot: (found) => whyNotOnPackage('release', found),
    to: ({ id }) => packageTarget(id, '/releases/new'),
  },
  ...ownedActions<Package>({
    whyNot: whyNotOnPackage,
    deletionTexts,
    edit: ({ id }) => packageTarget(id, '/edit'),
    Share: SharePackage,
    Delete: DeletePackage,
  }),
])
