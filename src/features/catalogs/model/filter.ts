import type { Catalog } from '@generated/catalog/types.ts'
import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
import { containsText } from '@/lib/text.ts'

/** What of a project's catalogs to show, as the address says it. */
export const catalogSearch = {
  /** The deleted catalogs, and no others. */
  deleted: flag,
  /** Catalogs whose name holds this text, whatever the case. */
  display_name: text,
} as const satisfies SearchSchema

/** What of a project's catalogs to show. */
export type CatalogFilter = SearchOf<typeof catalogSearch>

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
