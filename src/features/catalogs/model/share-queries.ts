import {
  listCatalogShareInvitationsOperation,
  listCatalogSharesOperation,
} from '@generated/catalog/codec.ts'
import {
  listCatalogShareInvitationsAllQueryOptions,
  listCatalogSharesAllQueryOptions,
} from '@generated/catalog/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shareListSize } from '@/features/sharing/model/list-size.ts'
import { operationKey } from '@/transport/query.ts'

/** The offers of a catalog to other projects, the newest first: options for a loader or a hook. */
export const catalogSharesQueryOptions = (projectId: string, catalogId: string) =>
  listCatalogSharesAllQueryOptions({ projectId, catalogId }, { reverse: true, size: shareListSize })

/** Brings the cached offers of the project's catalogs up to date after one was sent or stopped. */
export const refreshCatalogShares = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listCatalogSharesOperation, projectId) })

/** What other projects offer to share with this one: options for a loader or a hook. */
export const catalogInvitationsQueryOptions = (projectId: string) =>
  listCatalogShareInvitationsAllQueryOptions({ projectId })

/** Brings the cached invitations up to date after one was answered. */
export const refreshCatalogInvitations = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: operationKey(listCatalogShareInvitationsOperation, projectId),
  })
