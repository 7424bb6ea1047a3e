// Generated from openapi/ by `npm run codegen`. Do not edit.

import { queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import { batchGetMembersOperation, getMemberOperation, listProjectsOperation } from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List the user's projects. */
export const listProjectsQueryKey = (query?: QueryOf<operations['listProjects']>) =>
  callKey(listProjectsOperation, undefined, query)

/** List the user's projects: options for a loader, a hook or an invalidation. */
export const listProjectsQueryOptions = (query?: QueryOf<operations['listProjects']>) =>
  queryOptions({
    queryKey: listProjectsQueryKey(query),
    queryFn: ({ signal }) =>
      send(listProjectsOperation, { query, signal }, (init) =>
        client.GET('/projects', { params: { query }, ...init }),
      ),
    ...querySettings(listProjectsOperation),
  })

/** List the user's projects: all pages; the first shows at once, further ones join as they come. */
export const listProjectsAllQueryOptions = (query?: PagedQueryOf<operations['listProjects']>) =>
  queryOptions({
    queryKey: [...callKey(listProjectsOperation, undefined, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        send(listProjectsOperation, { query: { ...query, nextToken }, signal, unread }, (init) =>
          client.GET('/projects', { params: { query: { ...query, nextToken } }, ...init }),
        ),
      (page) => page.projects,
    ),
    ...querySettings(listProjectsOperation),
  })

/** Key of: Get a member. */
export const getMemberQueryKey = (path: PathOf<operations['getMember']>) =>
  callKey(getMemberOperation, path)

/** Get a member: options for a loader, a hook or an invalidation. */
export const getMemberQueryOptions = (path: PathOf<operations['getMember']>) =>
  queryOptions({
    queryKey: getMemberQueryKey(path),
    queryFn: ({ signal }) =>
      send(getMemberOperation, { path, signal }, (init) =>
        client.GET('/projects/{projectId}/members/{subjectId}', { params: { path }, ...init }),
      ),
    ...querySettings(getMemberOperation),
  })

/** Key of: Get several members. */
export const batchGetMembersQueryKey = (
  path: PathOf<operations['batchGetMembers']>,
  body: BodyOf<operations['batchGetMembers']>,
) => callKey(batchGetMembersOperation, path, body)

/** Get several members: options for a loader, a hook or an invalidation. */
export const batchGetMembersQueryOptions = (
  path: PathOf<operations['batchGetMembers']>,
  body: BodyOf<operations['batchGetMembers']>,
) =>
  queryOptions({
    queryKey: batchGetMembersQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetMembersOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/members/batch', { params: { path }, body, ...init }),
      ),
    ...querySettings(batchGetMembersOperation),
  })
