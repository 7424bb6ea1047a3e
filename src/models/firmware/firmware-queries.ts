import { listFirmwareReleasesOperation } from '@generated/catalog/codec.ts'
import { listFirmwareReleasesAllQueryOptions } from '@generated/catalog/queries.ts'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { releaseFilter } from './firmware-filter.ts'

/** The releases of a catalog that pass a filter, newest first. */
export const releasesQueryOptions = (
  path: { projectId: string; catalogId: string },
  filter: ServiceFilterOf<typeof releaseFilter>,
) => listFirmwareReleasesAllQueryOptions(path, releaseFilter.queryOf(filter))

/** Invalidates the cached lists of releases after a change. */
export const refreshReleaseLists = refreshing(listFirmwareReleasesOperation)
