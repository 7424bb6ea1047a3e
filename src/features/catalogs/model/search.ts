import { keysOf } from '@/lib/objects.ts'
import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of the catalog list. */
export const catalogSearch = {
  /** Only deleted catalogs. */
  deleted: flag,
  /** Catalogs with all of these words in name, description and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of the catalog list. */
export type CatalogFilter = SearchOf<typeof catalogSearch>

/** The tabs of a catalog's page, in order, with their labels. */
export const catalogTabNames = {
  suites: 'Suites',
  integrations: 'Integrations',
  reports: 'Reports',
  trend: 'Trend',
  releases: 'Releases',
} as const

/** A tab of a catalog's page, as named in the URL. */
export type CatalogTab = keyof typeof catalogTabNames

/** The tabs of a catalog's page. */
export const catalogTabs = keysOf(catalogTabNames)
