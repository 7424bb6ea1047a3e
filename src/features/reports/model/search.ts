import { suiteTypes } from '@/features/suites/model/types.ts'
import { keysOf } from '@/lib/objects.ts'
import {
  choice,
  choices,
  list,
  type Reader,
  type SearchOf,
  type SearchSchema,
  text,
} from '@/lib/search-params.ts'
import { reportStatuses } from './statuses.ts'

/** What of a list of job reports to show, as the address says it. */
export const reportSearch = {
  /** Reports in one of these states. */
  state: choices(reportStatuses),
  /** Reports whose user's name holds this text, whatever the case. */
  user_name: text,
} as const satisfies SearchSchema

/** What of a list of job reports to show. */
export type ReportFilter = SearchOf<typeof reportSearch>

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

/** What of the scenarios of a suite report to show, as the address says it. */
export const specReportSearch = {
  ...resultSearch,
  /** Scenarios whose name holds this text, whatever the case. */
  display_name: text,
} as const satisfies SearchSchema

/** What of the scenarios of a suite report to show. */
export type SpecReportFilter = SearchOf<typeof specReportSearch>

/** What of the suite reports of a job to show, as the address says it. */
export const suiteReportSearch = {
  ...resultSearch,
  simulator_type: choice(keysOf(suiteTypes)),
  /** Reports of suites that carry any of these labels, each `key:value`. */
  suite_labels: list,
} as const satisfies SearchSchema

/** What of the suite reports of a job to show. */
export type SuiteReportFilter = SearchOf<typeof suiteReportSearch>

const wholeNumber: Reader<number> = (value) =>
  /^\d+$/.test(String(value)) ? Number(value) : undefined

/** Which attempt at a case to show, by its number, as the address says it. */
export const attemptSearch = { attempts: wholeNumber } as const satisfies SearchSchema
