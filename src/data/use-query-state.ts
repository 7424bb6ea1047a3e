import { hashKey, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * A value read from the state of a query; the state is undefined while the query is not cached. The value is
 * a string or number, so that the component rerenders only when it changes.
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
