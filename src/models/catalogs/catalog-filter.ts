import type { Catalog } from '@generated/catalog/types.ts'
import { byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { searchBy } from '@/lib/search-words.ts'

/** Finds catalogs by name, description and id. */
export const findCatalogs = searchBy(
  ({ displayName, description }: Catalog) => [displayName, description],
  ({ id }) => [id],
)

export const catalogFilter = listFilter({
  display_name: byWords(findCatalogs, { label: 'Name', placeholder: 'Name, text or ID' }),
  // Without it the service gives the others, so that all who ask for these share an answer.
  deleted: byDeleted((deprecated) => (deprecated ? { deprecated } : {})),
})
