import type { Catalog } from '@generated/catalog/types.ts'

/** What every tab of the page of a catalog is given. */
export interface CatalogTabProps {
  catalog: Catalog
}
