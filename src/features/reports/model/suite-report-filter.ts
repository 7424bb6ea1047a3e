import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { listOf, oneOf } from '@/lib/search-params.ts'
import { compareTexts } from '@/lib/text.ts'
import { isAny, passesResult, type ResultFilter, resultFilterOf } from './result-filter.ts'

/** What of the suite reports of a job to show. */
export interface SuiteReportFilter extends ResultFilter {
  simulatorType: ScenarioType | undefined
  /** Reports of suites that carry any of these labels, each `key:value`. */
  suiteLabels: readonly string[]
}

/** The filter of suite reports that stands in an address. `simulatorTypes` are those to choose from. */
export const suiteReportFilterOf = (
  search: Readonly<Record<string, unknown>>,
  simulatorTypes: readonly ScenarioType[],
): SuiteReportFilter => ({
  ...resultFilterOf(search),
  simulatorType: oneOf(search, 'simulator_type', simulatorTypes, undefined),
  suiteLabels: listOf(search, 'suite_labels'),
})

/** The reports of suites that carry any of these labels, each `key:value`; all when none is given. */
export const withSuiteLabels = (
  reports: readonly SuiteReport[],
  suiteLabels: readonly string[],
): readonly SuiteReport[] =>
  reports.filter(({ suite }) => isAny(suiteLabels, suite.labels.map(labelKey)))

/** The suite reports that pass a filter, in their order; the same list when all of them do. */
export const filterSuiteReports = (
  reports: readonly SuiteReport[],
  filter: SuiteReportFilter,
): readonly SuiteReport[] => {
  const { simulatorType, suiteLabels } = filter
  const passing = withSuiteLabels(reports, suiteLabels).filter(
    (report) =>
      passesResult(report, filter) &&
      (simulatorType === undefined || report.suite.type === simulatorType),
  )
  return passing.length === reports.length ? reports : passing
}

/** Every label that a suite of these reports carries, each `key:value`, in alphabetical order. */
export const suiteLabelsOf = (reports: readonly SuiteReport[]): string[] =>
  [...new Set(reports.flatMap(({ suite }) => suite.labels.map(labelKey)))].sort(compareTexts)
