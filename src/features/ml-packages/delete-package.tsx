import { listPackagesOperation } from '@generated/ml/codec.ts'
import { deprecatePackageMutationOptions, getPackageQueryOptions } from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { sharedProjects } from '@/features/sharing/model/shares.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { deletionTexts } from './model/actions.ts'
import { packageKind } from './model/package.ts'
import { refreshPackageLists } from './model/queries.ts'
import { packageSharesQueryOptions, refreshPackageShares } from './model/share-queries.ts'

/** Confirms and deletes a package, or stops the sharing of another project's. */
export function DeletePackage({ thing: found, place, onClose }: ActionDialogProps<Package>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, packageId: found.id }
  const { label, question, done, failed } = deletionTexts(found)
  return (
    <DeleteDialog
      place={place}
      kind={packageKind}
      query={getPackageQueryOptions(path)}
      list={listPackagesOperation}
      refresh={() => {
        void refreshPackageLists(client, projectId)
        void refreshPackageShares(client, projectId)
      }}
      text={done}
      change={deprecatePackageMutationOptions()}
      variables={{ path }}
      question={question}
      name={found.name}
      confirmLabel={label}
      alertTitle={failed}
      onClose={onClose}
    >
      {isSharedIn(found) ? (
        'The package becomes deleted in this project. The other project can share it again.'
      ) : (
        <DeletionConsequences packageId={found.id} />
      )}
    </DeleteDialog>
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
