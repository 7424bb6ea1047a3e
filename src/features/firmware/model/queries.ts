import { listFirmwareReleasesOperation } from '@generated/catalog/codec.ts'
import { listFirmwareReleasesAllQueryOptions } from '@generated/catalog/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'
import type { releaseQueryOf } from './filter.ts'

/** The releases of a catalog that pass a filter, the newest first. */
export const releasesQueryOptions = (
  path: { projectId: string; catalogId: string },
  query: ReturnType<typeof releaseQueryOf>,
) => listFirmwareReleasesAllQueryOptions(path, query)

/** Brings the cached lists of releases up to date after a release was changed. */
export const refreshReleaseLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listFirmwareReleasesOperation, projectId) })
