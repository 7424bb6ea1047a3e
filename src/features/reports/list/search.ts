import type { ReportStatus } from '@generated/evaluation/types.ts'
import { listOf } from '@/lib/search-params.ts'
import type { ReportFilter } from '../rules/filter.ts'
import { reportStatuses } from '../rules/statuses.ts'

type Search = Readonly<Record<string, unknown>>

/** The states that an address asks for (`state`), in their own order; others are left out. */
export const statesOf = (search: Search): ReportStatus[] => {
  const asked = listOf(search, 'state')
  return reportStatuses.filter((status) => asked.includes(status))
}

/** The filter of the report list that stands in an address. */
export const reportFilterOf = (search: Search): ReportFilter => ({
  states: statesOf(search),
  userName: typeof search.user_name === 'string' ? search.user_name : '',
})
