import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { searchBy } from '@/lib/search-words.ts'
import { compareTexts } from '@/lib/text.ts'
import type { SuiteReportFilter } from './report-search.ts'
import { isAny, passesResult } from './result-filter.ts'

/** The filter without a simulator type that is not offered to the user. */
export const withOfferedType = (
  filter: SuiteReportFilter,
  offered: readonly ScenarioType[],
): SuiteReportFilter => {
  const { simulator_type, ...rest } = filter
  return simulator_type && !offered.includes(simulator_type) ? rest : filter
}

/** The reports of suites with any of these labels, each `key:value`; all for an empty list. */
export const withSuiteLabels = (
  reports: readonly SuiteReport[],
  suiteLabels: SuiteReportFilter['suite_labels'],
): readonly SuiteReport[] =>
  reports.filter(({ suite }) => isAny(suiteLabels, suite.labels.map(labelKey)))

const findSuiteReports = searchBy(
  ({ suite }: SuiteReport) => [suite.displayName, ...suite.labels.map(labelKey)],
  ({ id, suite }) => [suite.id, id],
)

/** The suite reports that pass a filter, in their order; the same array when all of them do. */
export const filterSuiteReports = (
  reports: readonly SuiteReport[],
  filter: SuiteReportFilter,
): readonly SuiteReport[] => {
  const { simulator_type, suite_labels, display_name } = filter
  const isFound = findSuiteReports(display_name)
  const passing = withSuiteLabels(reports, suite_labels).filter(
    (report) =>
      passesResult(report, filter) &&
      (!simulator_type || report.suite.type === simulator_type) &&
      isFound(report),
  )
  return passing.length === reports.length ? reports : passing
}

/** Distinct labels of the suites of these reports, each `key:value`, in alphabetical order. */
export const suiteLabelsOf = (reports: readonly SuiteReport[]): string[] =>
  [...new Set(reports.flatMap(({ suite }) => suite.labels.map(labelKey)))].sort(compareTexts)
