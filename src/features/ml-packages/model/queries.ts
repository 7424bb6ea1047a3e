import { listPackagesOperation } from '@generated/ml/codec.ts'
import {
  listPackageReleasesAllQueryOptions,
  listPackagesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'
import type { PackageFilter } from './search.ts'

/** The packages of a project, either the deleted or the others: options for a loader or a hook. */
export const packagesQueryOptions = (
  projectId: string,
  { deleted }: Pick<PackageFilter, 'deleted'>,
) => listPackagesAllQueryOptions({ projectId }, deleted ? { deprecated: true } : {})

/** The releases of a package, either the deleted or the others: options for a loader or a hook. */
export const packageReleasesQueryOptions = (
  path: { projectId: string; packageId: string },
  { deleted }: Pick<PackageFilter, 'deleted'>,
) => listPackageReleasesAllQueryOptions(path, deleted ? { deprecated: true } : {})

/** Invalidates the cached lists of packages after a save or deletion. */
export const refreshPackageLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listPackagesOperation, projectId) })
