import type { Catalog } from '@generated/catalog/types.ts'
import { containsText } from '@/lib/text.ts'
import type { CatalogFilter } from './search.ts'

/**
 * The catalogs that pass a filter, in their order; the same array when all of them do. Deleted ones are filtered
 * here too: until the service's answer arrives, the list still holds the others.
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
