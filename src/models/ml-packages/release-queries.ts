import { listPackageReleasesOperation } from '@generated/ml/codec.ts'
import { listArtifactsAllQueryOptions } from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import type { Polling } from '@/data/polling.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { isPackagingOver } from './package-release-rules.ts'
import { artifactPreload } from './release-items.ts'

/** A release is polled every 15 s until its packing ends. */
const packagingInterval = 15_000

/** Polls a release until its packing ends. */
export const packagingPolling: Polling<PackageRelease> = {
  interval: packagingInterval,
  isFinal: isPackagingOver,
}

/** Polls a list of releases while one of them is being packed. */
export const releaseListPolling: Polling<PagedItems<PackageRelease>> = {
  interval: packagingInterval,
  isFinal: ({ items, complete }) => complete && items.every(isPackagingOver),
}

/** Invalidates the cached lists of releases after a save, a review or a deletion. */
export const refreshPackageReleaseLists = refreshing(listPackageReleasesOperation)

/** The artifacts that were made for a package: options for a loader or a hook. */
export const packageArtifactsQueryOptions = (projectId: string, packageId: string) =>
  listArtifactsAllQueryOptions({ projectId }, { packageId, size: artifactPreload })

/** The artifacts that a run has left: options for a hook. */
export const runArtifactsQueryOptions = (projectId: string, runId: string) =>
  listArtifactsAllQueryOptions({ projectId }, { runId, size: artifactPreload })
