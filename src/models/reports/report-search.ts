import { keysOf } from '@/lib/objects.ts'
import {
  choice,
  choices,
  flag,
  list,
  type Reader,
  type SearchOf,
  type SearchSchema,
  text,
} from '@/lib/search-params.ts'
import { suiteTypes } from '@/models/suites/suite-types.ts'
import { reportStatuses } from './report-statuses.ts'

/** Search parameters of a list of job reports. */
export const reportSearch = {
  /** Reports in one of these states. */
  state: choices(reportStatuses),
  /** Reports whose user's name contains this text, ignoring case. */
  user_name: text,
  /** Reports with all of these words in description, source, catalog and ids; and tokens such as `branch:main`. */
  filter: text,
} as const satisfies SearchSchema

/** Filter of a list of job reports. */
export type ReportFilter = SearchOf<typeof reportSearch>

/** Spans of a trend, in days. */
export const trendDays = ['7', '30', '90'] as const

/** Search parameters of the trend of a catalog. */
export const trendSearch = {
  /** 30 by default. */
  days: choice(trendDays),
  /** The branch whose pass rate is told; `main` by default. */
  branch: text,
} as const satisfies SearchSchema

/** The subject of a trend. */
export type TrendSearch = SearchOf<typeof trendSearch>

/** Search parameters of the reports under a job. */
export const resultSearch = {
  /** Reports in one of these states; in N/A mode the states of that mode. */
  state: choices(reportStatuses),
  /** Reports with any of these causes of failure. */
  failure_cause_labels: list,
  /**
   * Flags of the table: `na` is N/A mode; `by_scenario` and `flat` are other views of the failures, `new` those that
   * are new; `fixed`, `failing` and so on choose what has changed.
   */
  table_config: list,
  /** Reports with all of these words in the name of what ran, and its id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of the reports under a job, by result. */
export type ResultFilter = SearchOf<typeof resultSearch>

/** Search parameters of the failed cases of a report. */
const failureSearch = {
  failure_cause_labels: resultSearch.failure_cause_labels,
  table_config: resultSearch.table_config,
  /** The job to compare with. */
  target_ids: list,
  /** Failures with all of these words in message, cause, scenario, suite and parameters. */
  filter: text,
} as const satisfies SearchSchema

/** Filter of failed cases. */
export type FailureFilter = SearchOf<typeof failureSearch>

/** Lists of failures that the page of a case steps through. */
const failureWalks = ['job', 'suite', 'spec'] as const

/** Search parameters of a case that was opened from a list of failures: which list, and its filter. */
export const failureWalkSearch = {
  ...failureSearch,
  walk: choice(failureWalks),
} as const satisfies SearchSchema

/** The list of failures that a case was opened from. */
export type FailureWalk = SearchOf<typeof failureWalkSearch>

const wholeNumber: Reader<number> = (value) =>
  /^\d+$/.test(String(value)) ? Number(value) : undefined

/** How a chart shows its numbers. */
const chartTypes = ['surface', 'heatmap', 'scatter'] as const

/** How the values of a group become one number. */
const computations = ['count', 'avg', 'sum', 'max', 'min', 'dev'] as const

/** A way to compute a number. */
export type Aggregation = (typeof computations)[number]

/** Search parameters of charts. */
const chartSearch = {
  chart: choice(chartTypes),
  /** Name of the parameter along the lower axis. */
  across: text,
  /** Name of the parameter along the other axis. */
  up: text,
  compute: choice(computations),
  /** By how many degrees a surface is turned. */
  turn: wholeNumber,
} as const satisfies SearchSchema

/** The content of a chart. */
export type ChartSearch = SearchOf<typeof chartSearch>

/** Search parameters of the parts of a suite: its scenarios, its failures, and its chart. */
export const suitePartSearch = {
  ...resultSearch,
  ...failureSearch,
  ...chartSearch,
  tab: choice(['summary', 'failures', 'metricsChart'] as const),
} as const satisfies SearchSchema

/** Search parameters of a parameter space. */
const spaceSearch = {
  across: text,
  up: text,
  /** Which values of the other parameters are shown, see `readSlice`. */
  slice: list,
  /** The part of the space that is selected, see `readRegion`. */
  region: list,
  /** An evaluation of the selected part keeps the step; it has half of it by default. */
  whole_step: flag,
  /** The meaning of the colour of a place; its result by default. */
  color: choice(['duration', 'TP', 'FN', 'FP'] as const),
} as const satisfies SearchSchema

/** The shown and selected part of a parameter space. */
export type SpaceSearch = SearchOf<typeof spaceSearch>

/** Search parameters of the parts of a scenario: its cases, its failures, and its charts. */
export const specPartSearch = {
  ...resultSearch,
  ...failureSearch,
  ...chartSearch,
  ...spaceSearch,
  tab: choice([
    'specReport',
    'failures',
    'scenarioParameterGroup',
    'reportChart',
    'summaryChart',
  ] as const),
} as const satisfies SearchSchema

/** The tabs of a job. */
const jobTabs = ['build', 'failures', 'suites', 'changes', 'timeline', 'options'] as const

/** A tab of a job. */
export type JobTab = (typeof jobTabs)[number]

/** Search parameters of the suite reports of a job. */
export const suiteReportSearch = {
  ...resultSearch,
  ...failureSearch,
  tab: choice(jobTabs),
  simulator_type: choice(keysOf(suiteTypes)),
  /** Reports of suites that carry any of these labels, each `key:value`. */
  suite_labels: list,
} as const satisfies SearchSchema

/** Filter of the suite reports of a job. */
export type SuiteReportFilter = SearchOf<typeof suiteReportSearch>

/** Search parameters of a report table, which describe it wholly. */
export const reportTableSearch = {
  catalog_id: text,
  suite_id: text,
  scenario_id: text,
  /** Pairs such as `git_branch:main -desc:"load test"`. */
  filter: text,
  /** The base report. */
  job_id: text,
  /** Reports that stand next to it. */
  target_ids: list,
  /** Flags: lines of the heads, `na` for N/A mode, `all` for rows that do not differ. */
  table_config: list,
  /** Only suites that carry any of these labels, each `key:value`. */
  suite_labels: list,
} as const satisfies SearchSchema

/** The content of a report table. */
export type ReportTableSearch = SearchOf<typeof reportTableSearch>

/** Search parameters of a case report. */
export const caseSearch = {
  ...chartSearch,
  tab: choice(['summary', 'metricsChart'] as const),
  /** Number of the attempt to show. */
  attempts: wholeNumber,
  /** The log to show, see `caseLogsOf`. */
  log: text,
} as const satisfies SearchSchema
