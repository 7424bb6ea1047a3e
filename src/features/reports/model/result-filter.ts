import type { CaseResults, ReportStatus } from '@generated/evaluation/types.ts'
import { listOf } from '@/lib/search-params.ts'
import { type Result, resultOf } from './results.ts'
import { reportStatuses } from './statuses.ts'

type Search = Readonly<Record<string, unknown>>

/** What of the reports under a job to show, by their results. */
export interface ResultFilter {
  /** Reports in one of these states; in all of them when none is given. */
  states: readonly ReportStatus[]
  /** Reports with any of these causes of failure; with or without when none is given. */
  failureCauseLabels: readonly string[]
  /** States are those of N/A mode. */
  naMode: boolean
}

/** The filter that stands in an address; N/A mode is the flag `na` of `table_config`. */
export const resultFilterOf = (search: Search): ResultFilter => {
  const states = listOf(search, 'state')
  return {
    states: reportStatuses.filter((status) => states.includes(status)),
    failureCauseLabels: listOf(search, 'failure_cause_labels'),
    naMode: listOf(search, 'table_config').includes('na'),
  }
}

/** True when nothing is chosen, or something of what is. */
export const isAny = <Item>(chosen: readonly Item[], items: readonly Item[]): boolean =>
  chosen.length === 0 || items.some((item) => chosen.includes(item))

interface Filtered {
  status: ReportStatus
  caseResults?: CaseResults | undefined
  availableCaseResults?: CaseResults | undefined
  failureCauseLabels: readonly string[]
}

/** Whether the result of a report passes a filter. */
export const passesResult = (
  report: Filtered,
  { states, failureCauseLabels, naMode }: ResultFilter,
): boolean =>
  isAny<Result['status']>(states, [resultOf(report, naMode).status]) &&
  isAny(failureCauseLabels, report.failureCauseLabels)
