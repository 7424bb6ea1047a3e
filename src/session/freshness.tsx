import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatTime } from '@/lib/dates.ts'

/**
 * When the data of a query was fetched, after the text in front of it: ` · updated 09:41`. Nothing while
 * there is no data; renders again only when it reads otherwise.
 */
export function Freshness({ queryKey }: { queryKey: QueryKey }) {
  const cache = useQueryClient().getQueryCache()
  const hash = hashKey(queryKey)
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.query.queryHash === hash) listener()
      }),
    [cache, hash],
  )
  const time = useSyncExternalStore(subscribe, () => {
    const at = cache.get(hash)?.state.dataUpdatedAt
    return at ? formatTime(at) : undefined
  })
  return time && ` · updated ${time}`
}
