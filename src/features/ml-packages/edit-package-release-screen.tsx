import { getPackageReleaseQueryOptions } from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import { FormSkeleton } from '@/features/ml-packages/form/package-form-skeleton.tsx'
import { PackageReleaseForm } from '@/features/ml-packages/form/package-release-form.tsx'
import {
  deletedText,
  packageReleaseKind,
  packageReleaseTarget,
} from '@/models/ml-packages/package-release.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { usePackageName } from './use-package.ts'

/** Edits a release of a package. */
export function EditPackageReleaseScreen() {
  const projectId = useProjectId()
  const { packageId, releaseId } = useParams({
    from: '/_console/mlpackages/$packageId/releases/$releaseId/edit',
  })
  const owner = usePackageName(packageId)
  return (
    <EditPage
      key={releaseId}
      title="Edit Release"
      kind={packageReleaseKind}
      ownerId={packageId}
      query={getPackageReleaseQueryOptions({ projectId, packageId, releaseId })}
      names={(release) => ({ Package: owner, Release: release?.name })}
      back={packageReleaseTarget(packageId, releaseId)}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletedText : undefined)}
    >
      {(editing, leave) => (
        <PackageReleaseForm packageId={packageId} editing={editing} onCancel={leave} />
      )}
    </EditPage>
  )
}
