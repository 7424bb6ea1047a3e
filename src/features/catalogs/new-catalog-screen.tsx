import { useNavigate } from '@tanstack/react-router'
import { Page } from '@/session/page.tsx'
import { CatalogForm } from './form/catalog-form.tsx'

/** Makes a catalog. */
export function NewCatalogScreen() {
  const navigate = useNavigate()
  return (
    <Page title="New Catalog">
      <CatalogForm
        stored={undefined}
        onSaved={(catalogId) =>
          catalogId === undefined
            ? navigate({ to: '/vehicle_catalogs', ignoreBlocker: true })
            : navigate({
                to: '/vehicle_catalogs/$catalogId',
                params: { catalogId },
                ignoreBlocker: true,
              })
        }
        onCancel={() => navigate({ to: '/vehicle_catalogs' })}
      />
    </Page>
  )
}
