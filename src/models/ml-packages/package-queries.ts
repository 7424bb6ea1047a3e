import { listPackagesOperation } from '@generated/ml/codec.ts'
import {
  listPackageReleasesAllQueryOptions,
  listPackagesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { packageFilter } from './package-filter.ts'

/** The packages of a project, either the deleted or the others: options for a loader or a hook. */
export const packagesQueryOptions = (
  projectId: string,
  filter: ServiceFilterOf<typeof packageFilter>,
) => listPackagesAllQueryOptions({ projectId }, packageFilter.queryOf(filter))

/** The releases of a package, either the deleted or the others: options for a loader or a hook. */
export const packageReleasesQueryOptions = (
  path: { projectId: string; packageId: string },
  filter: ServiceFilterOf<typeof packageFilter>,
) => listPackageReleasesAllQueryOptions(path, packageFilter.queryOf(filter))

/** Invalidates the cached lists of packages after a save or deletion. */
export const refreshPackageLists = refreshing(listPackagesOperation)
