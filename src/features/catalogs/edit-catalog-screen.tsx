import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { CatalogForm } from './form/catalog-form.tsx'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { deletionTexts } from './model/actions.ts'
import { catalogKind, catalogTarget } from './model/catalog.ts'

/** Edits a catalog. */
export function EditCatalogScreen() {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/edit' })
  const back = catalogTarget(catalogId)
  return (
    <EditPage
      key={catalogId}
      title="Edit Catalog"
      kind={catalogKind}
      query={getCatalogQueryOptions({ projectId, catalogId })}
      names={(catalog) => ({ Catalog: catalog?.displayName })}
      back={back}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
    >
      {(editing) =>
        editing.stored.deprecated ? (
          <InfoBanner actions={<TextLink {...back}>Back to the catalog</TextLink>}>
            {deletionTexts(editing.stored).done}
          </InfoBanner>
        ) : (
          <CatalogForm editing={editing} onCancel={() => navigate(back)} />
        )
      }
    </EditPage>
  )
}
