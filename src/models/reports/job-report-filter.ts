import type { JobReport } from '@generated/evaluation/types.ts'
import type { ReportFilter } from './report-search.ts'
import { passingReports, readReportFilter } from './report-tokens.ts'

/**
 * The reports that pass a filter, in their order; the same array when all of them do. The service applies
 * `state` too: until its answer arrives, the list still holds reports of the previous filter.
 */
export const filterReports = (
  reports: readonly JobReport[],
  filter: ReportFilter,
): readonly JobReport[] => {
  const passing = passingReports(readReportFilter(filter), { reports, now: Date.now() })
  return passing.length === reports.length ? reports : passing
}
