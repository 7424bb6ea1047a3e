import type { SpecReport } from '@generated/evaluation/types.ts'
import { containsText } from '@/lib/text.ts'
import { passesResult, type ResultFilter, resultFilterOf } from './result-filter.ts'

/** What of the scenarios of a suite report to show. */
export interface SpecReportFilter extends ResultFilter {
  /** Scenarios whose name holds this text, whatever the case. */
  name: string
}

/** The filter of spec reports that stands in an address. */
export const specReportFilterOf = (
  search: Readonly<Record<string, unknown>>,
): SpecReportFilter => ({
  ...resultFilterOf(search),
  name: typeof search.display_name === 'string' ? search.display_name : '',
})

/** The spec reports that pass a filter, in their order; the same list when all of them do. */
export const filterSpecReports = (
  reports: readonly SpecReport[],
  filter: SpecReportFilter,
): readonly SpecReport[] => {
  const name = filter.name.trim()
  const passing = reports.filter(
    (report) =>
      passesResult(report, filter) &&
      (name === '' || containsText(report.scenario.displayName, name)),
  )
  return passing.length === reports.length ? reports : passing
}
