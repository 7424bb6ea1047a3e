import type { Catalog } from '@generated/catalog/types.ts'
import { flagOf } from '@/lib/search-params.ts'
import { containsText } from '@/lib/text.ts'

/** What of a project's catalogs to show. */
export interface CatalogFilter {
  /** The deleted catalogs, and no others. */
  deleted: boolean
  /** Catalogs whose name holds this text, whatever the case. */
  name: string
}

/** The filter of the catalog list that stands in an address. */
export const catalogFilterOf = (search: Readonly<Record<string, unknown>>): CatalogFilter => ({
  deleted: flagOf(search, 'deleted'),
  name: typeof search.display_name === 'string' ? search.display_name : '',
})

/**
 * The catalogs that pass a filter, in their order; the same list when all of them do. Deleted ones are told
 * apart here as well: until the service's answer comes, the others are all there is.
 */
export const filterCatalogs = (
  catalogs: readonly Catalog[],
  { deleted, name }: CatalogFilter,
): readonly Catalog[] => {
  const text = name.trim()
  const passing = catalogs.filter(
    (catalog) =>
      catalog.deprecated === deleted && (text === '' || containsText(catalog.displayName, text)),
  )
  return passing.length === catalogs.length ? catalogs : passing
}
