import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import { FormSkeleton } from '@/features/ml-packages/form/package-form-skeleton.tsx'
import { packageKind, packageTarget } from '@/models/ml-packages/package.ts'
import { deletionTexts } from '@/models/ml-packages/package-action-rules.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { PackageForm } from './form/package-form.tsx'

/** Edits a package. */
export function EditPackageScreen() {
  const projectId = useProjectId()
  const { packageId } = useParams({ from: '/_console/mlpackages/$packageId/edit' })
  return (
    <EditPage
      key={packageId}
      title="Edit Package"
      kind={packageKind}
      query={getPackageQueryOptions({ projectId, packageId })}
      names={(found) => ({ Package: found?.name })}
      back={packageTarget(packageId)}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletionTexts(stored).done : undefined)}
    >
      {(editing, leave) => <PackageForm editing={editing} onCancel={leave} />}
    </EditPage>
  )
}
