import type { Catalog } from '@generated/catalog/types.ts'
import { containsText } from '@/lib/text.ts'
import type { CatalogFilter } from './search.ts'

/**
 * The catalogs that pass a filter, in their order; the same list when all of them do. Deleted ones are told
 * apart here as well: until the service's answer comes, the others are all there is.
 */
export const filterCatalogs = (
  catalogs: readonly Catalog[],
  filter: CatalogFilter,
): readonly Catalog[] => {
  const { deleted = false } = filter
  const name = filter.display_name?.trim()
  const passing = catalogs.filter(
    (catalog) =>
      catalog.deprecated === deleted && (!name || containsText(catalog.displayName, name)),
  )
  return passing.length === catalogs.length ? catalogs : passing
}
