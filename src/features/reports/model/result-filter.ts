import type { CaseResults, ReportStatus } from '@generated/evaluation/types.ts'
import { choices, list, type SearchOf, type SearchSchema } from '@/lib/search-params.ts'
import { type Result, resultOf } from './results.ts'
import { reportStatuses } from './statuses.ts'

/** What of the reports under a job to show, by their results, as the address says it. */
export const resultSearch = {
  /** Reports in one of these states; in N/A mode, of that mode. */
  state: choices(reportStatuses),
  /** Reports with any of these causes of failure. */
  failure_cause_labels: list,
  /** Flags of the table: `na` is N/A mode. */
  table_config: list,
} as const satisfies SearchSchema

/** What of the reports under a job to show, by their results. */
export type ResultFilter = SearchOf<typeof resultSearch>

/** Whether N/A mode is on, in which cases that are marked N/A do not count. */
export const naModeOf = ({ table_config }: Pick<ResultFilter, 'table_config'>): boolean =>
  table_config?.includes('na') ?? false

/** True when nothing is chosen, or something of what is. */
export const isAny = <Item>(chosen: readonly Item[] | undefined, items: readonly Item[]): boolean =>
  !chosen || items.some((item) => chosen.includes(item))

interface Filtered {
  status: ReportStatus
  caseResults?: CaseResults | undefined
  availableCaseResults?: CaseResults | undefined
  failureCauseLabels: readonly string[]
}

/** Whether the result of a report passes a filter. */
export const passesResult = (report: Filtered, filter: ResultFilter): boolean =>
  isAny<Result['status']>(filter.state, [resultOf(report, naModeOf(filter)).status]) &&
  isAny(filter.failure_cause_labels, report.failureCauseLabels)
