import { lastListSearch } from '@/page/last-list.ts'
import { NotFoundPage } from '@/page/not-found-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'

/** In place of a catalog that is not in this project. */
export function CatalogNotFound() {
  const projectId = useProjectId()
  return (
    <NotFoundPage
      what="catalog"
      alertId="getVehicleCatalog"
      toList={
        <ButtonLink to="/vehicle_catalogs" search={lastListSearch('/vehicle_catalogs', projectId)}>
          All catalogs
        </ButtonLink>
      }
    />
  )
}
