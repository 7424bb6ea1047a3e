import type { JobReport } from '@generated/evaluation/types.ts'
import { containsText } from '@/lib/text.ts'
import type { ReportFilter } from './search.ts'
import { userNameOf } from './user.ts'

/**
 * The reports that pass a filter, in their order; the same array when all of them do. The service applies
 * `state` too: until its answer arrives, the list still holds reports of the previous filter.
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
