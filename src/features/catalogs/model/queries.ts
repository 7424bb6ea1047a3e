import { listCatalogsOperation } from '@generated/catalog/codec.ts'
import { listCatalogsAllQueryOptions } from '@generated/catalog/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'

/** The part of a catalog filter that the service applies. */
interface CatalogServiceFilter {
  /** The deleted catalogs, and no others. */
  deleted?: boolean | undefined
}

/** The catalogs of a project, those that are deleted or the others: options for a loader or a hook. */
export const catalogsQueryOptions = (projectId: string, { deleted }: CatalogServiceFilter) =>
  listCatalogsAllQueryOptions({ projectId }, deleted ? { deprecated: true } : {})

/** Brings the cached lists of catalogs up to date after a catalog was saved or deleted. */
export const refreshCatalogLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listCatalogsOperation, projectId) })
