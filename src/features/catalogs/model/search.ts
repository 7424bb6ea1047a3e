import { keysOf } from '@/lib/objects.ts'
import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** What of a project's catalogs to show, as the address says it. */
export const catalogSearch = {
  /** The deleted catalogs, and no others. */
  deleted: flag,
  /** Catalogs whose name holds this text, whatever the case. */
  display_name: text,
} as const satisfies SearchSchema

/** What of a project's catalogs to show. */
export type CatalogFilter = SearchOf<typeof catalogSearch>

/** The tabs of the page of a catalog in their order, and their names. */
export const catalogTabNames = {
  suites: 'Suites',
  integrations: 'Integrations',
  reports: 'Reports',
  releases: 'Releases',
} as const

/** A tab of the page of a catalog, as its address names it. */
export type CatalogTab = keyof typeof catalogTabNames

/** The tabs of the page of a catalog. */
export const catalogTabs = keysOf(catalogTabNames)
