import type { JobReport } from '@generated/evaluation/types.ts'
import { containsText } from '@/lib/text.ts'
import type { ReportFilter } from './search.ts'
import { userNameOf } from './user.ts'

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
