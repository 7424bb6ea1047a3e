import { listPackagesOperation } from '@generated/ml/codec.ts'
import { deprecatePackageMutationOptions, getPackageQueryOptions } from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { packageKind } from '@/models/ml-packages/package.ts'
import { refreshPackageLists } from '@/models/ml-packages/package-queries.ts'
import {
  packageSharesQueryOptions,
  refreshPackageShares,
} from '@/models/ml-packages/package-share-queries.ts'
import { refreshPackageReleaseLists } from '@/models/ml-packages/release-queries.ts'
import { sharedProjects } from '@/models/sharing/shares.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteOwned } from '@/parts/sharing/delete-owned.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** Confirms and deletes a package, or stops the sharing of another project's. */
export function DeletePackage({ thing: found, place, onClose }: ActionDialogProps<Package>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, packageId: found.id }
  return (
    <DeleteOwned
      thing={found}
      place={place}
      kind={packageKind}
      query={getPackageQueryOptions(path)}
      list={listPackagesOperation}
      refresh={() => {
        void refreshPackageLists(client, projectId)
        void refreshPackageShares(client, projectId)
        // Those of another project go with its sharing.
        void refreshPackageReleaseLists(client, projectId)
      }}
      change={deprecatePackageMutationOptions()}
      variables={{ path }}
      name={found.name}
      onClose={onClose}
    >
      <DeletionConsequences packageId={found.id} />
    </DeleteOwned>
  )
}

function DeletionConsequences({ packageId }: { packageId: string }) {
  const { data } = useQuery(packageSharesQueryOptions(useProjectId(), packageId))
  const projects = sharedProjects(data?.items ?? []).size
  return (
    <>
      <p>Its releases stay, and so does the firmware that contains them. It cannot be restored.</p>
      {(projects > 0 || !data?.complete) && (
        <p className="mt-2">
          {data?.complete ? 'Its' : 'If it is shared with other projects, its'} sharing stops too,
          and the package there becomes deleted.
        </p>
      )}
    </>
  )
}
