import { listCatalogsOperation } from '@generated/catalog/codec.ts'
import { listCatalogsAllQueryOptions } from '@generated/catalog/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'

/** The part of a catalog filter that the service applies. */
interface CatalogServiceFilter {
  /** Only deleted catalogs. */
  deleted?: boolean | undefined
}

/** The catalogs of a project, either the deleted or the others: options for a loader or a hook. */
export const catalogsQueryOptions = (projectId: string, { deleted }: CatalogServiceFilter) =>
  listCatalogsAllQueryOptions({ projectId }, deleted ? { deprecated: true } : {})

/** Invalidates the cached lists of catalogs after a save or deletion. */
export const refreshCatalogLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listCatalogsOperation, projectId) })
