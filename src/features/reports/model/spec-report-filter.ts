import type { SpecReport } from '@generated/evaluation/types.ts'
import { containsText } from '@/lib/text.ts'
import { passesResult } from './result-filter.ts'
import type { SpecReportFilter } from './search.ts'

/** The spec reports that pass a filter, in their order; the same array when all of them do. */
export const filterSpecReports = (
  reports: readonly SpecReport[],
  filter: SpecReportFilter,
): readonly SpecReport[] => {
  const name = filter.display_name?.trim()
  const passing = reports.filter(
    (report) =>
      passesResult(report, filter) && (!name || containsText(report.scenario.displayName, name)),
  )
  return passing.length === reports.length ? reports : passing
}
