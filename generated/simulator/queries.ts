// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/transport/pages.ts'
import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send, sendOrAbsent } from '@/transport/send.ts'
import { client } from './client.ts'
import { listSimulatorsOperation, requestSimulatorOperation } from './codec.ts'
import type { operations } from './types.ts'

/** Key of: List the simulators of a job. */
export const listSimulatorsQueryKey = (
  path: PathOf<operations['listSimulators']>,
  query: QueryOf<operations['listSimulators']>,
) => callKey(listSimulatorsOperation, path, query)

/** List the simulators of a job: options for a loader, a hook or an invalidation. */
export const listSimulatorsQueryOptions = (
  path: PathOf<operations['listSimulators']>,
  query: QueryOf<operations['listSimulators']>,
) =>
  queryOptions({
    queryKey: listSimulatorsQueryKey(path, query),
    queryFn: ({ signal }) =>
      sendOrAbsent(listSimulatorsOperation, { path, query, signal }, (init) =>
        client.GET('/projects/{projectId}/catalogs/{catalogId}/simulators/', {
          params: { path, query },
          ...init,
        }),
      ),
    ...querySettings(listSimulatorsOperation),
  })

/** List the simulators of a job: all pages; the first shows at once, further ones join as they come. */
export const listSimulatorsAllQueryOptions = (
  path: PathOf<operations['listSimulators']>,
  query: PagedQueryOf<operations['listSimulators']>,
) =>
  queryOptions({
    queryKey: [...callKey(listSimulatorsOperation, path, query), 'all'],
    queryFn: fetchAllPages(
      (nextToken, signal, unread) =>
        sendOrAbsent(
          listSimulatorsOperation,
          { path, query: { ...query, nextToken }, signal, unread },
          (init) =>
            client.GET('/projects/{projectId}/catalogs/{catalogId}/simulators/', {
              params: { path, query: { ...query, nextToken } },
              ...init,
            }),
        ),
      (page) => page.simulators,
    ),
    ...querySettings(listSimulatorsOperation),
  })

/** Arguments of `requestSimulator`. */
export interface RequestSimulatorVariables {
  path: PathOf<operations['requestSimulator']>
  body: BodyOf<operations['requestSimulator']>
}

/** Request a simulator: options of the mutation. */
export const requestSimulatorMutationOptions = () =>
  mutationOptions({
    mutationKey: ['requestSimulator'],
    mutationFn: ({ path, body }: RequestSimulatorVariables) =>
      send(requestSimulatorOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/catalogs/{catalogId}/simulators/', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: requestSimulatorOperation },
  })
