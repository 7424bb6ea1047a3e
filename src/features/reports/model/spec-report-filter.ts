import type { SpecReport } from '@generated/evaluation/types.ts'
import { type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'
import { containsText } from '@/lib/text.ts'
import { passesResult, resultSearch } from './result-filter.ts'

/** What of the scenarios of a suite report to show, as the address says it. */
export const specReportSearch = {
  ...resultSearch,
  /** Scenarios whose name holds this text, whatever the case. */
  display_name: text,
} as const satisfies SearchSchema

/** What of the scenarios of a suite report to show. */
export type SpecReportFilter = SearchOf<typeof specReportSearch>

/** The spec reports that pass a filter, in their order; the same list when all of them do. */
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
