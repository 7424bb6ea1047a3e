import { linkOptions } from '@tanstack/react-router'
import type { SearchInput } from '@/lib/search-params.ts'
import { lastListSearch, rememberList } from '@/session/last-list.ts'

const list = '/vehicle_catalogs/$catalogId/integrations'
const tab = 'integrations'

/** Remembers how the integrations of a catalog were last seen: on their own page, or in a tab of the catalog's. */
export const rememberIntegrations = (
  catalogId: string,
  search: SearchInput,
  inTab: boolean,
): void => rememberList(list, catalogId, inTab ? { ...search, tab } : search)

/** Where the integrations of a catalog were last seen, filters kept; their own page when they were not. */
export const integrationsTarget = (catalogId: string) => {
  const search = lastListSearch(list, catalogId)
  const params = { catalogId }
  return search.tab === undefined
    ? linkOptions({ to: list, params, search })
    : linkOptions({ to: '/vehicle_catalogs/$catalogId', params, search })
}

/** Parameters of the catalog's link above the pages of its integrations: they are in that tab. */
export const chainSearches = { Catalog: { tab } } as const
