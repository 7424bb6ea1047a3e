import type { AnyReportStatus, CaseResults } from '@generated/evaluation/types.ts'
import { failureCausesOf, type Result, resultOf } from './report-results.ts'
import type { ResultFilter } from './report-search.ts'

/** Whether N/A mode is on, in which cases marked N/A do not count. */
export const naModeOf = ({ table_config }: Pick<ResultFilter, 'table_config'>): boolean =>
  table_config?.includes('na') ?? false

/** The flags of a table with N/A mode on or off. */
export const withNaMode = (
  { table_config = [] }: Pick<ResultFilter, 'table_config'>,
  naMode: boolean,
): string[] => [...table_config.filter((flag) => flag !== 'na'), ...(naMode ? ['na'] : [])]

/** Search parameters of a link that keeps N/A mode. */
export const naSearch = (naMode: boolean): Pick<ResultFilter, 'table_config'> =>
  naMode ? { table_config: ['na'] } : {}

/** Maximum number of labels that a filter lists at a time; its search finds the others. */
export const labelLimit = 30

/** True when nothing is chosen, or any item is among the chosen ones. */
export const isAny = <Item>(chosen: readonly Item[] | undefined, items: readonly Item[]): boolean =>
  !chosen || items.some((item) => chosen.includes(item))

interface Filtered {
  status: AnyReportStatus
  caseResults?: CaseResults | undefined
  availableCaseResults?: CaseResults | undefined
  failureCauseLabels: readonly string[]
}

/** Whether the result of a report passes a filter. */
export const passesResult = (report: Filtered, filter: ResultFilter): boolean =>
  isAny<Result['status']>(filter.state, [resultOf(report, naModeOf(filter)).status]) &&
  isAny(filter.failure_cause_labels, failureCausesOf(report, naModeOf(filter)))
