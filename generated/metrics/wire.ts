// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Name of a field of the index: a measured value, a scenario parameter or a property of the case.
 * @minLength 1
 */
export type MetricsField = string

/**
 * What an entry stands for: a test case, or a catalog in one version.
 */
export type MetricsIndex = (typeof MetricsIndex)[keyof typeof MetricsIndex]

export const MetricsIndex = {
  case_report_index: 'case_report_index',
  catalog_index: 'catalog_index',
} as const

/**
 * How the values of a group become one number: how many there are, their mean, sum, largest, smallest, or standard deviation.
 */
export type MetricsAggregation = (typeof MetricsAggregation)[keyof typeof MetricsAggregation]

export const MetricsAggregation = {
  count: 'count',
  avg: 'avg',
  sum: 'sum',
  max: 'max',
  min: 'min',
  dev: 'dev',
} as const

/**
 * One number to compute for each group.
 */
export interface MetricsCompute {
  aggregation: MetricsAggregation
  /** Field whose values are taken. Entries without a value do not count. */
  select: MetricsField
}

/**
 * One group for each value of a field.
 */
export interface GroupByValue {
  /** Field whose values make the groups. */
  by: MetricsField
}

/**
 * Buckets of equal width. A value equal to the lower end of a bucket belongs to it, one equal to the upper end to the next.
 */
export interface MetricsRange {
  /** Field with numbers, in its own unit. */
  select: MetricsField
  /** Lower end of the first bucket. */
  start: number
  /** Upper end of the last bucket. */
  stop: number
  /**
   * Width of each bucket.
   * @exclusiveMinimum 0
   */
  width: number
}

/**
 * One group for each bucket of a field with numbers; empty buckets are groups as well.
 */
export interface GroupByRange {
  range: MetricsRange
}

/**
 * Spans of time of equal length.
 */
export interface MetricsDatetime {
  /** Field with points in time. */
  select: MetricsField
  /** Length of each span, an ISO 8601 duration. */
  interval: string
}

/**
 * One group for each span of time of a field with points in time.
 */
export interface GroupByDatetime {
  datetime: MetricsDatetime
}

/**
 * How entries are divided into groups.
 */
export type MetricsGroupBy = GroupByValue | GroupByRange | GroupByDatetime

/**
 * A field and a text to compare it with.
 */
export interface FilterText {
  select: MetricsField
  /** Text to compare with. Numbers are written as text. */
  value: string
}

/**
 * A field and a number to compare it with.
 */
export interface FilterNumber {
  /** Field with numbers, in its own unit. */
  select: MetricsField
  /** Number to compare with. */
  value: number
}

/**
 * Chooses entries that at least one of several filters chooses.
 */
export interface FilterOr {
  /**
   * The filters, one or more.
   * @minItems 1
   */
  or: MetricsFilter[]
}

/**
 * Chooses entries whose field equals a text.
 */
export interface FilterEqual {
  equal: FilterText
}

/**
 * Chooses entries whose field is less than a number.
 */
export interface FilterLessThan {
  less_than: FilterNumber
}

/**
 * Chooses entries whose field is greater than a number.
 */
export interface FilterGreaterThan {
  greater_than: FilterNumber
}

/**
 * Chooses entries whose field is a number or less.
 */
export interface FilterLessThanEqual {
  less_than_equal: FilterNumber
}

/**
 * Chooses entries whose field is a number or more.
 */
export interface FilterGreaterThanEqual {
  greater_than_equal: FilterNumber
}

/**
 * Which entries to choose. Filters nest.
 */
export type MetricsFilter =
  | FilterAnd
  | FilterOr
  | FilterEqual
  | FilterLessThan
  | FilterGreaterThan
  | FilterLessThanEqual
  | FilterGreaterThanEqual

/**
 * Chooses entries that every one of several filters chooses.
 */
export interface FilterAnd {
  /**
   * The filters, one or more.
   * @minItems 1
   */
  and: MetricsFilter[]
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * What to compute, and over which entries.
 */
export interface MetricsQuery {
  index: MetricsIndex
  /**
   * The numbers to compute, one or more.
   * @minItems 1
   */
  compute: MetricsCompute[]
  /**
   * How to divide the entries, two ways at most; left out for one group of all.
   * @maxItems 2
   */
  group_by?: MetricsGroupBy[]
  /** Which entries to choose; left out for all. */
  filter?: MetricsFilter
  /** Chooses only cases of this job report. */
  job_report_id?: Id
  /** Chooses only cases of this suite report. */
  suite_report_id?: Id
  /** Chooses only cases of this spec report. */
  spec_report_id?: Id
  /** Chooses only this case report. */
  case_report_id?: Id
  /** True computes the numbers again instead of answering with stored ones. The platform uses false when it is left out. */
  clear_cache?: boolean
}

/**
 * Numbers of one group.
 */
export interface MetricsRow {
  /** Name of the group: the value, the ends of the bucket with a hyphen between them, or the start of the span. Empty without a grouping. */
  name: string
  /** A number for each label, in the order of the labels; 0 where a group is empty. */
  data: number[]
}

/**
 * A table of computed numbers.
 */
export interface MetricsSeries {
  /** Names of the columns: the groups of the second grouping, or the fields of `compute` in their order. */
  labels: string[]
  /** The rows, one for each group of the first grouping, in the order of its values. */
  row: MetricsRow[]
}

/**
 * The computed numbers.
 */
export interface MetricsAnswer {
  series: MetricsSeries
}

/**
 * Error form with a code. The console shows the message.
 */
export interface ErrorByCode {
  /** Short name of what went wrong. */
  code?: string
  /** Id of this failure, for support. */
  id?: string
  /** What went wrong, in words. */
  message: string
}

/**
 * Error form with an error name. The console shows the description followed by the name in parentheses.
 */
export interface ErrorByName {
  /** Name of the error. */
  error: string
  /** What went wrong, in words. */
  error_description?: string
  /** Number of the error, often the HTTP status. */
  error_code?: number
  /** Id of this failure, for support. */
  error_id?: string
}

/**
 * Body of a failed call, in one of two forms.
 */
export type ErrorBody = ErrorByCode | ErrorByName

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody
