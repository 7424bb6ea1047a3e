// Generated from openapi/ by `npm run codegen`. Do not edit.

import { queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import {
  downloadAreaMapVersionOperation,
  getAreaMapOperation,
  listAreaMapVersionsOperation,
  listAreaMapsOperation,
} from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List area maps. */
export const listAreaMapsQueryKey = (
  path: PathOf<operations['listAreaMaps']>,
  query?: QueryOf<operations['listAreaMaps']>,
) => callKey(listAreaMapsOperation, path, query)

/** List area maps: options for a loader, a hook or an invalidation. */
export const listAreaMapsQueryOptions = (
  path: PathOf<operations['listAreaMaps']>,
  query?: QueryOf<operations['listAreaMaps']>,
) =>
  queryOptions({
    queryKey: listAreaMapsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listAreaMapsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/area_maps', { params: { path, query }, ...init }),
      ),
    ...querySettings(listAreaMapsOperation),
  })

/** List area maps: all pages; the first shows at once, further ones join as they come. */
export const listAreaMapsAllQueryOptions = (
  path: PathOf<operations['listAreaMaps']>,
  query?: PagedQueryOf<operations['listAreaMaps']>,
) =>
  queryOptions({
    queryKey: [...callKey(listAreaMapsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listAreaMapsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/area_maps', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.areaMaps,
    ),
    ...querySettings(listAreaMapsOperation),
  })

/** Key of: Get an area map. */
export const getAreaMapQueryKey = (path: PathOf<operations['getAreaMap']>) =>
  callKey(getAreaMapOperation, path)

/** Get an area map: options for a loader, a hook or an invalidation. */
export const getAreaMapQueryOptions = (path: PathOf<operations['getAreaMap']>) =>
  queryOptions({
    queryKey: getAreaMapQueryKey(path),
    queryFn: ({ signal }) =>
      send(getAreaMapOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/area_maps/{areaMapId}', { params: { path }, ...init }),
      ),
    ...querySettings(getAreaMapOperation),
  })

/** Key of: List versions of an area map. */
export const listAreaMapVersionsQueryKey = (
  path: PathOf<operations['listAreaMapVersions']>,
  query?: QueryOf<operations['listAreaMapVersions']>,
) => callKey(listAreaMapVersionsOperation, path, query)

/** List versions of an area map: options for a loader, a hook or an invalidation. */
export const listAreaMapVersionsQueryOptions = (
  path: PathOf<operations['listAreaMapVersions']>,
  query?: QueryOf<operations['listAreaMapVersions']>,
) =>
  queryOptions({
    queryKey: listAreaMapVersionsQueryKey(path, query),
    queryFn: ({ signal }) =>
      send(listAreaMapVersionsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/area_maps/{areaMapId}/versions', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listAreaMapVersionsOperation),
  })

/** List versions of an area map: all pages; the first shows at once, further ones join as they come. */
export const listAreaMapVersionsAllQueryOptions = (
  path: PathOf<operations['listAreaMapVersions']>,
  query?: PagedQueryOf<operations['listAreaMapVersions']>,
) =>
  queryOptions({
    queryKey: [...callKey(listAreaMapVersionsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(
          listAreaMapVersionsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/area_maps/{areaMapId}/versions', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.versions,
    ),
    ...querySettings(listAreaMapVersionsOperation),
  })

/** Key of: Get download links of a map version. */
export const downloadAreaMapVersionQueryKey = (
  path: PathOf<operations['downloadAreaMapVersion']>,
  body: BodyOf<operations['downloadAreaMapVersion']>,
) => callKey(downloadAreaMapVersionOperation, path, body)

/** Get download links of a map version: options for a loader, a hook or an invalidation. */
export const downloadAreaMapVersionQueryOptions = (
  path: PathOf<operations['downloadAreaMapVersion']>,
  body: BodyOf<operations['downloadAreaMapVersion']>,
) =>
  queryOptions({
    queryKey: downloadAreaMapVersionQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(downloadAreaMapVersionOperation, { path, body, signal }, (init) =>
        client.POST(
          '/projects/{projectId}/area_maps/{areaMapId}/versions/{versionId}/download_links',
          { params: { path }, body, ...init },
        ),
      ),
    ...querySettings(downloadAreaMapVersionOperation),
  })
