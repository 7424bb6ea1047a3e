import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import { useParams } from '@tanstack/react-router'
import { ReleaseForm } from '@/features/firmware/form/firmware-release-form.tsx'
import {
  releaseCrumbSearches,
  releaseKind,
  releaseTarget,
} from '@/models/firmware/firmware-release.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { useCatalogName } from './use-catalog-name.ts'

/** Edits a firmware release. */
export function EditReleaseScreen() {
  const projectId = useProjectId()
  const { catalogId, firmwareReleaseId: releaseId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/edit',
  })
  const catalog = useCatalogName(catalogId)
  return (
    <EditPage
      key={releaseId}
      title="Edit Release"
      kind={releaseKind}
      ownerId={catalogId}
      query={getFirmwareReleaseQueryOptions({ projectId, catalogId, releaseId })}
      names={(release) => ({ Catalog: catalog, Release: release?.name })}
      searches={releaseCrumbSearches}
      back={releaseTarget(catalogId, releaseId)}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
    >
      {(editing, leave) => (
        <>
          {editing.stored.deprecated && <InfoBanner>This release has been deleted.</InfoBanner>}
          <ReleaseForm editing={editing} onCancel={leave} />
        </>
      )}
    </EditPage>
  )
}
