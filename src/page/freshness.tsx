import type { QueryKey } from '@tanstack/react-query'
import { useQueryState } from '@/data/use-query-state.ts'
import { formatTime } from '@/lib/dates.ts'

/**
 * When the data of a query was fetched, after the text in front of it: ` · updated 09:41`. Nothing while
 * there is no data; renders again only when it reads otherwise.
 */
export function Freshness({ queryKey }: { queryKey: QueryKey }) {
  const time = useQueryState(queryKey, (state) =>
    state?.dataUpdatedAt ? formatTime(state.dataUpdatedAt) : undefined,
  )
  return time && ` · updated ${time}`
}
