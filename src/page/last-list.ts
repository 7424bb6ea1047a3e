import type { SearchInput } from '@/lib/search-params.ts'

/** A list of one catalog's things. */
export type CatalogListPath =
  | '/vehicle_catalogs/$catalogId/firmware_releases'
  | '/vehicle_catalogs/$catalogId/integrations'

/** A list to which the pages of its things lead back. */
type ListPath = '/reports' | '/suites' | '/vehicle_catalogs' | '/scenario_assets' | CatalogListPath

const last = new Map<string, { ownerId: string; search: SearchInput }>()

/**
 * Remembers with what filters, sort and page a list was last seen, for the way back to it. Its owner is the
 * project, or the catalog for a list of one catalog's things.
 */
export const rememberList = (path: ListPath, ownerId: string, search: SearchInput): void => {
  last.set(path, { ownerId, search })
}

/** The parameters of a page of this owner as it was last seen; none when it was not, or is no list. */
export const lastSearchAt = (path: string, ownerId: string | undefined): SearchInput => {
  const seen = last.get(path)
  return seen?.ownerId === ownerId ? (seen?.search ?? {}) : {}
}

/** The parameters of a list of this owner as it was last seen; none when it was not. */
export const lastListSearch = (path: ListPath, ownerId: string): SearchInput =>
  lastSearchAt(path, ownerId)
