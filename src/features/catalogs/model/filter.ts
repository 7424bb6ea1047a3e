import type { Catalog } from '@generated/catalog/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { CatalogFilter } from './search.ts'

/** Finds catalogs by name, description and id. */
export const findCatalogs = searchBy(
  ({ displayName, description }: Catalog) => [displayName, description],
  ({ id }) => [id],
)

/**
 * The catalogs that pass a filter, in their order; the same array when all of them do. Deleted ones are filtered
 * here too: until the service's answer arrives, the list still holds the others.
 */
export const filterCatalogs = (
  catalogs: readonly Catalog[],
  filter: CatalogFilter,
): readonly Catalog[] => {
  const { deleted = false } = filter
  const isFound = findCatalogs(filter.display_name)
  const passing = catalogs.filter((catalog) => catalog.deprecated === deleted && isFound(catalog))
  return passing.length === catalogs.length ? catalogs : passing
}
