import type { QueryKey } from '@tanstack/react-query'
import { useQueryState } from '@/data/use-query-state.ts'
import { formatTime } from '@/lib/dates.ts'
import { dot } from '@/lib/text.ts'

/**
 * Fetch time of a query's data, to append to other text: ` · updated 09:41`. Empty without data. Rerenders
 * only when the text changes.
 */
export function Freshness({ queryKey }: { queryKey: QueryKey }) {
  const time = useQueryState(queryKey, (state) =>
    state?.dataUpdatedAt ? formatTime(state.dataUpdatedAt) : undefined,
  )
  return time && `${dot}updated ${time}`
}
