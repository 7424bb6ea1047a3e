import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { PackageForm } from './form/package-form.tsx'
import { deletionTexts } from './model/actions.ts'
import { packageKind, packageTarget } from './model/package.ts'

/** Edits a package. */
export function EditPackageScreen() {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const { packageId } = useParams({ from: '/_console/mlpackages/$packageId/edit' })
  const back = packageTarget(packageId)
  return (
    <EditPage
      key={packageId}
      title="Edit Package"
      kind={packageKind}
      query={getPackageQueryOptions({ projectId, packageId })}
      names={(found) => ({ Package: found?.name })}
      back={back}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
    >
      {(editing) =>
        editing.stored.deprecated ? (
          <InfoBanner actions={<TextLink {...back}>Back to the package</TextLink>}>
            {deletionTexts(editing.stored).done}
          </InfoBanner>
        ) : (
          <PackageForm editing={editing} onCancel={() => navigate(back)} />
        )
      }
    </EditPage>
  )
}
