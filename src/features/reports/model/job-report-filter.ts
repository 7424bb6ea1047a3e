import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { listOf } from '@/lib/search-params.ts'
import { containsText } from '@/lib/text.ts'
import { reportStatuses } from './statuses.ts'
import { userNameOf } from './user.ts'

type Search = Readonly<Record<string, unknown>>

/** What of a list of job reports to show. */
export interface ReportFilter {
  /** Reports in one of these states; in all of them when none is given. */
  states: readonly ReportStatus[]
  /** Reports whose user's name holds this text, whatever the case; all for an empty text. */
  userName: string
}

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

/** The reports that pass a filter, in their order; the same list when all of them do. */
export const filterReports = (
  reports: readonly JobReport[],
  { states, userName }: ReportFilter,
): readonly JobReport[] => {
  const name = userName.trim()
  const passing = reports.filter(
    (report) =>
      (states.length === 0 || states.includes(report.status)) &&
      (name === '' || containsText(userNameOf(report), name)),
  )
  return passing.length === reports.length ? reports : passing
}
