import { useNavigate } from '@tanstack/react-router'
import { lastListSearch } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { CatalogForm } from './form/catalog-form.tsx'

/** Makes a catalog. */
export function NewCatalogScreen() {
  const navigate = useNavigate()
  const projectId = useProjectId()
  const list = () => ({
    to: '/vehicle_catalogs' as const,
    search: lastListSearch('/vehicle_catalogs', projectId),
  })
  return (
    <Page title="New Catalog">
      <CatalogForm
        stored={undefined}
        onSaved={(catalogId) =>
          catalogId === undefined
            ? navigate({ ...list(), ignoreBlocker: true })
            : navigate({
                to: '/vehicle_catalogs/$catalogId',
                params: { catalogId },
                ignoreBlocker: true,
              })
        }
        onCancel={() => navigate(list())}
      />
    </Page>
  )
}
