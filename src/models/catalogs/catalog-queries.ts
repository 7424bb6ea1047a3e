import { listCatalogsOperation } from '@generated/catalog/codec.ts'
import { listCatalogsAllQueryOptions } from '@generated/catalog/queries.ts'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { catalogFilter } from './catalog-filter.ts'

/** The catalogs of a project, either the deleted or the others: options for a loader or a hook. */
export const catalogsQueryOptions = (
  projectId: string,
  filter: ServiceFilterOf<typeof catalogFilter>,
) => listCatalogsAllQueryOptions({ projectId }, catalogFilter.queryOf(filter))

/** Invalidates the cached lists of catalogs after a save or deletion. */
export const refreshCatalogLists = refreshing(listCatalogsOperation)
