import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { useParams } from '@tanstack/react-router'
import { catalogKind, catalogTarget } from '@/models/catalogs/catalog.ts'
import { deletionTexts } from '@/models/catalogs/catalog-action-rules.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { CatalogForm } from './form/catalog-form.tsx'

const FormSkeleton = () => (
  <Loading>
    <Skeleton className="mb-6 h-5 w-48 max-w-full" />
    <div className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  </Loading>
)

export function EditCatalogScreen() {
  const projectId = useProjectId()
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/edit' })
  return (
    <EditPage
      key={catalogId}
      title="Edit Catalog"
      kind={catalogKind}
      query={getCatalogQueryOptions({ projectId, catalogId })}
      names={(catalog) => ({ Catalog: catalog?.displayName })}
      back={catalogTarget(catalogId)}
      isDenied={isSharedIn}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletionTexts(stored).done : undefined)}
    >
      {(editing, leave) => <CatalogForm editing={editing} onCancel={leave} />}
    </EditPage>
  )
}
