import { listPackageSharesOperation } from '@generated/ml/codec.ts'
import {
  listPackageShareInvitationsAllQueryOptions,
  listPackageSharesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { PackageShare } from '@generated/ml/types.ts'
import { shareListSize } from '@/models/sharing/shares.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { refreshing } from '@/transport/query-parameters.ts'

const newestFirst = (shares: PagedItems<PackageShare>): PagedItems<PackageShare> => ({
  ...shares,
  items: shares.items.toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  ),
})

/** The shares of a package, the newest first: options for a hook. */
export const packageSharesQueryOptions = (projectId: string, packageId: string) => ({
  ...listPackageSharesAllQueryOptions({ projectId, packageId }, { size: shareListSize }),
  select: newestFirst,
})

/** Invalidates the cached shares of the project's packages. */
export const refreshPackageShares = refreshing(listPackageSharesOperation)

/** The packages that other projects want to share with this one: options for a loader or a hook. */
export const packageInvitationsQueryOptions = (projectId: string) =>
  listPackageShareInvitationsAllQueryOptions({ projectId })
