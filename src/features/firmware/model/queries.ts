import { listFirmwareReleasesOperation } from '@generated/catalog/codec.ts'
import { listFirmwareReleasesAllQueryOptions } from '@generated/catalog/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'
import { releaseQueryOf } from './filter.ts'
import type { ReleaseFilter } from './search.ts'

/** The releases of a catalog that pass a filter, newest first. */
export const releasesQueryOptions = (
  path: { projectId: string; catalogId: string },
  filter: ReleaseFilter,
) => listFirmwareReleasesAllQueryOptions(path, releaseQueryOf(filter))

/** Invalidates the cached lists of releases after a change. */
export const refreshReleaseLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listFirmwareReleasesOperation, projectId) })
