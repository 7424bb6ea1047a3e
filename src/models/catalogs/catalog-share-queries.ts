import { listCatalogSharesOperation } from '@generated/catalog/codec.ts'
import {
  listCatalogShareInvitationsAllQueryOptions,
  listCatalogSharesAllQueryOptions,
} from '@generated/catalog/queries.ts'
import { shareListSize } from '@/models/sharing/shares.ts'
import { refreshing } from '@/transport/query-parameters.ts'

/** The shares of a catalog, the newest first: options for a loader or a hook. */
export const catalogSharesQueryOptions = (projectId: string, catalogId: string) =>
  listCatalogSharesAllQueryOptions({ projectId, catalogId }, { reverse: true, size: shareListSize })

/** Invalidates the cached shares of the project's catalogs. */
export const refreshCatalogShares = refreshing(listCatalogSharesOperation)

/** The catalogs that other projects want to share with this one: options for a loader or a hook. */
export const catalogInvitationsQueryOptions = (projectId: string) =>
  listCatalogShareInvitationsAllQueryOptions({ projectId })
