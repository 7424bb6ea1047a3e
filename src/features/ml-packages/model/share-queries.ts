import { listPackageSharesOperation } from '@generated/ml/codec.ts'
import {
  listPackageShareInvitationsAllQueryOptions,
  listPackageSharesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shareListSize } from '@/features/sharing/model/shares.ts'
import { operationKey } from '@/transport/query.ts'

/** The shares of a package: options for a loader or a hook. */
export const packageSharesQueryOptions = (projectId: string, packageId: string) =>
  listPackageSharesAllQueryOptions({ projectId, packageId }, { size: shareListSize })

/** Invalidates the cached shares of the project's packages. */
export const refreshPackageShares = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listPackageSharesOperation, projectId) })

/** The packages that other projects want to share with this one: options for a loader or a hook. */
export const packageInvitationsQueryOptions = (projectId: string) =>
  listPackageShareInvitationsAllQueryOptions({ projectId })
