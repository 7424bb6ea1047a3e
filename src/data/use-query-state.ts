import { hashKey, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * What `read` makes of the state of a query, undefined while it is not in the cache: a text or a number, so
 * that the component renders again only when it reads otherwise.
 */
export const useQueryState = <Value extends string | number | undefined>(
  queryKey: QueryKey,
  read: (state: QueryState | undefined) => Value,
): Value => {
  const cache = useQueryClient().getQueryCache()
  const hash = hashKey(queryKey)
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.query.queryHash === hash) listener()
      }),
    [cache, hash],
  )
  return useSyncExternalStore(subscribe, () => read(cache.get(hash)?.state))
}
