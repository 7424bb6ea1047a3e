import type { ReportStatus, ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { listOf, oneOf } from '@/lib/search-params.ts'
import { compareTexts } from '@/lib/text.ts'
import { type Result, resultOf } from '../rules/results.ts'
import { reportStatuses } from '../rules/statuses.ts'

type Search = Readonly<Record<string, unknown>>

/** What of the suite reports of a job to show. */
export interface SuiteReportFilter {
  /** Reports in one of these states; in all of them when none is given. */
  states: readonly ReportStatus[]
  simulatorType: ScenarioType | undefined
  /** Reports with any of these causes of failure; with or without when none is given. */
  failureCauseLabels: readonly string[]
  /** Reports of suites that carry any of these labels, each `key:value`. */
  suiteLabels: readonly string[]
  /** States are those of N/A mode. */
  naMode: boolean
}

/** Whether an address asks for N/A mode, by the flag `na` of `table_config`. */
const isNaMode = (search: Search): boolean => listOf(search, 'table_config').includes('na')

/** The filter of suite reports that stands in an address. `simulatorTypes` are those to choose from. */
export const suiteReportFilterOf = (
  search: Search,
  simulatorTypes: readonly ScenarioType[],
): SuiteReportFilter => {
  const states = listOf(search, 'state')
  return {
    states: reportStatuses.filter((status) => states.includes(status)),
    simulatorType: oneOf(search, 'simulator_type', simulatorTypes, undefined),
    failureCauseLabels: listOf(search, 'failure_cause_labels'),
    suiteLabels: listOf(search, 'suite_labels'),
    naMode: isNaMode(search),
  }
}

const isAny = <Item>(chosen: readonly Item[], items: readonly Item[]) =>
  chosen.length === 0 || items.some((item) => chosen.includes(item))

/** The suite reports that pass a filter, in their order; the same list when all of them do. */
export const filterSuiteReports = (
  reports: readonly SuiteReport[],
  { states, simulatorType, failureCauseLabels, suiteLabels, naMode }: SuiteReportFilter,
): readonly SuiteReport[] => {
  const passing = reports.filter(
    (report) =>
      isAny<Result['status']>(states, [resultOf(report, naMode).status]) &&
      (simulatorType === undefined || report.suite.type === simulatorType) &&
      isAny(failureCauseLabels, report.failureCauseLabels) &&
      isAny(suiteLabels, report.suite.labels.map(labelKey)),
  )
  return passing.length === reports.length ? reports : passing
}

const sorted = (texts: readonly string[]) => [...new Set(texts)].sort(compareTexts)

/** Every label that a suite of these reports carries, each `key:value`, in alphabetical order. */
export const suiteLabelsOf = (reports: readonly SuiteReport[]): string[] =>
  sorted(reports.flatMap(({ suite }) => suite.labels.map(labelKey)))

/** Every cause of failure that reports tell, in alphabetical order. */
export const failureCausesOf = (
  reports: readonly { failureCauseLabels: readonly string[] }[],
): string[] => sorted(reports.flatMap(({ failureCauseLabels }) => failureCauseLabels))
