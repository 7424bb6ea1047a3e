import { catalogKind } from '@/models/catalogs/catalog.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { CatalogForm } from './form/catalog-form.tsx'

/** Creates a catalog. */
export function NewCatalogScreen() {
  return (
    <Page title="New Catalog">
      <CatalogForm onCancel={useToList(catalogKind)} />
    </Page>
  )
}
