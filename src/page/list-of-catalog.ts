import { linkOptions, useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import { type CatalogListPath, lastListSearch, rememberList } from './last-list.ts'

/**
 * The ways to a list of a catalog's things, which stands on a page of its own and in a tab of the page of
 * the catalog.
 */
export const listOfCatalog = <Tab extends string>(path: CatalogListPath, tab: Tab) => ({
  /** Remembers how the list of a catalog was last seen, and where. */
  useRemember: (catalogId: string, search: SearchInput): void => {
    const match = useMatch({ from: '/_console/vehicle_catalogs/$catalogId/', shouldThrow: false })
    const inTab = match !== undefined
    useEffect(
      () => rememberList(path, catalogId, inTab ? { ...search, tab } : search),
      [catalogId, search, inTab],
    )
  },
  /** Where the list of a catalog was last seen, filters kept; its own page when it was not. */
  target: (catalogId: string) => {
    const search = lastListSearch(path, catalogId)
    const params = { catalogId }
    return search.tab === undefined
      ? linkOptions({ to: path, params, search })
      : linkOptions({ to: '/vehicle_catalogs/$catalogId', params, search })
  },
  /** Parameters of the catalog's link above the pages of the list's things: they are in that tab. */
  chainSearches: { Catalog: { tab } },
})
