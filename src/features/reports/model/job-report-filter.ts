import type { JobReport } from '@generated/evaluation/types.ts'
import { choices, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
import { containsText } from '@/lib/text.ts'
import { reportStatuses } from './statuses.ts'
import { userNameOf } from './user.ts'

/** What of a list of job reports to show, as the address says it. */
export const reportSearch = {
  /** Reports in one of these states. */
  state: choices(reportStatuses),
  /** Reports whose user's name holds this text, whatever the case. */
  user_name: text,
} as const satisfies SearchSchema

/** What of a list of job reports to show. */
export type ReportFilter = SearchOf<typeof reportSearch>

/**
 * The reports that pass a filter, in their order; the same list when all of them do. The service applies
 * `state` as well: until its answer comes, the reports of another filter are all there is.
 */
export const filterReports = (
  reports: readonly JobReport[],
  { state, user_name }: ReportFilter,
): readonly JobReport[] => {
  const name = user_name?.trim()
  const passing = reports.filter(
    (report) =>
      (!state || state.includes(report.status)) &&
      (!name || containsText(userNameOf(report), name)),
  )
  return passing.length === reports.length ? reports : passing
}
