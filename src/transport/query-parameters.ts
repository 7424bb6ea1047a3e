import type { FetchQueryOptions, QueryClient, QueryKey, Updater } from '@tanstack/react-query'
import type { Operation } from './operation.ts'
import { outages } from './outages.ts'
import { canRetry, retryDelay, retryLimit } from './retry.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isOfPage`: a page prefetches the query while its code loads. `isAwaited`: users wait for all of a list, not for
     * its first page. `isTold`: a failure raises no alert.
     */
    queryMeta: {
      operation?: Operation
      isOfPage?: boolean
      isAwaited?: boolean
      /** How often a call that failed so is repeated, where not as often as others. */
      retriesOf?: (error: unknown) => number
    }
    mutationMeta: { operation?: Operation; isTold?: boolean }
  }
}

/** Key of a query: `[projectId, service, operationId, path, query or body]`, so that a project or a service can be invalidated alone. */
export type CallKey = readonly [
  projectId: string,
  service: string,
  operationId: string,
  ...args: unknown[],
]

/**
 * Key under which the answer of a call is cached. A body takes the query's place for calls that read by
 * POST; what else the call is made with follows.
 */
export const callKey = (
  operation: Operation,
  path: { readonly [name: string]: string | number } | undefined,
  query?: object,
  ...others: (object | undefined)[]
): CallKey => [
  String(path?.projectId ?? ''),
  operation.service,
  operation.id,
  path ?? {},
  query ?? {},
  ...others.map((other) => other ?? {}),
]

/** Key prefix of every cached answer of one operation in one project, for invalidation. */
export const operationKey = (operation: Operation, projectId: string) =>
  [projectId, operation.service, operation.id] as const

/** Makes a function that fetches the answers of operations again, as after a change. */
export const refreshing =
  (...operations: readonly Operation[]) =>
  async (client: QueryClient, projectId: string): Promise<void> => {
    await Promise.all(
      operations.map((operation) =>
        client.invalidateQueries({ queryKey: operationKey(operation, projectId) }),
      ),
    )
  }

/**
 * `placeholderData` of a query: what was last shown of the same project stays, until the answer to other
 * arguments comes.
 */
export const keepWithinProject =
  (projectId: string) =>
  <Data>(previous: Data | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[0] === projectId ? previous : undefined

/** Retry rules and description of a call, for react-query's options. */
export const querySettings = (operation: Operation) => ({
  retry: (count: number, error: unknown) => count < retryLimit && canRetry(operation, error),
  retryDelay: (count: number, error: unknown) =>
    retryDelay(count, error, { failedFor: outages.failedFor(operation.service, Date.now()) }),
  meta: { operation },
})

/** Puts what is now known in place of the cached answer of a call; one on its way is given up, as it may be older. */
export const setAnswer = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Data | undefined, Data | undefined>,
): void => {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Data>(queryKey, answer)
}

/** Asks for what is so now, once: a call on its way is given up, as it may have begun before the last change. */
export const fetchNow = async <Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> => {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true })
  return client.fetchQuery({ ...query, staleTime: 0, retry: false })
}
