import { getPackageReleaseQueryOptions } from '@generated/ml/queries.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { PackageReleaseForm } from './form/release-form.tsx'
import { deletedText, packageReleaseKind, packageReleaseTarget } from './model/release.ts'
import { usePackageName } from './use-package.ts'

/** Edits a release of a package. */
export function EditPackageReleaseScreen() {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const { packageId, releaseId } = useParams({
    from: '/_console/mlpackages/$packageId/releases/$releaseId/edit',
  })
  const owner = usePackageName(packageId)
  const back = packageReleaseTarget(packageId, releaseId)
  return (
    <EditPage
      key={releaseId}
      title="Edit Release"
      kind={packageReleaseKind}
      ownerId={packageId}
      query={getPackageReleaseQueryOptions({ projectId, packageId, releaseId })}
      names={(release) => ({ Package: owner, Release: release?.name })}
      back={back}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
    >
      {(editing) =>
        editing.stored.deprecated ? (
          <InfoBanner actions={<TextLink {...back}>Back to the release</TextLink>}>
            {deletedText}
          </InfoBanner>
        ) : (
          <PackageReleaseForm
            packageId={packageId}
            editing={editing}
            onCancel={() => navigate(back)}
          />
        )
      }
    </EditPage>
  )
}
