// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  choice,
  enumeration,
  list,
  number,
  object,
  reference,
  string,
  type EnumerationPlan,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const MetricsIndex: EnumerationPlan = /* @__PURE__ */ enumeration(
  'case_report_index',
  'catalog_index',
)
export const MetricsAggregation: EnumerationPlan = /* @__PURE__ */ enumeration(
  'count',
  'avg',
  'sum',
  'max',
  'min',
  'dev',
)
export const MetricsField: Plan = string
export const MetricsCompute: ObjectPlan = /* @__PURE__ */ object({
  aggregation: MetricsAggregation,
  select: MetricsField,
})
export const GroupByValue: ObjectPlan = /* @__PURE__ */ object({
  by: MetricsField,
})
export const MetricsRange: ObjectPlan = /* @__PURE__ */ object({
  select: MetricsField,
  start: number,
  stop: number,
  width: number,
})
export const GroupByRange: ObjectPlan = /* @__PURE__ */ object({
  range: MetricsRange,
})
export const MetricsDatetime: ObjectPlan = /* @__PURE__ */ object({
  select: MetricsField,
  interval: string,
})
export const GroupByDatetime: ObjectPlan = /* @__PURE__ */ object({
  datetime: MetricsDatetime,
})
export const MetricsGroupBy: Plan = /* @__PURE__ */ choice({
  GroupByValue: GroupByValue,
  GroupByRange: GroupByRange,
  GroupByDatetime: GroupByDatetime,
})
export const FilterAnd: ObjectPlan = /* @__PURE__ */ object({
  and: /* @__PURE__ */ list(/* @__PURE__ */ reference(() => MetricsFilter)),
})
export const FilterOr: ObjectPlan = /* @__PURE__ */ object({
  or: /* @__PURE__ */ list(/* @__PURE__ */ reference(() => MetricsFilter)),
})
export const FilterText: ObjectPlan = /* @__PURE__ */ object({
  select: MetricsField,
  value: string,
})
export const FilterEqual: ObjectPlan = /* @__PURE__ */ object({
  equal: FilterText,
})
export const FilterNumber: ObjectPlan = /* @__PURE__ */ object({
  select: MetricsField,
  value: number,
})
export const FilterLessThan: ObjectPlan = /* @__PURE__ */ object({
  less_than: FilterNumber,
})
export const FilterGreaterThan: ObjectPlan = /* @__PURE__ */ object({
  greater_than: FilterNumber,
})
export const FilterLessThanEqual: ObjectPlan = /* @__PURE__ */ object({
  less_than_equal: FilterNumber,
})
export const FilterGreaterThanEqual: ObjectPlan = /* @__PURE__ */ object({
  greater_than_equal: FilterNumber,
})
export const MetricsFilter: Plan = /* @__PURE__ */ choice({
  FilterAnd: FilterAnd,
  FilterOr: FilterOr,
  FilterEqual: FilterEqual,
  FilterLessThan: FilterLessThan,
  FilterGreaterThan: FilterGreaterThan,
  FilterLessThanEqual: FilterLessThanEqual,
  FilterGreaterThanEqual: FilterGreaterThanEqual,
})
export const Id: Plan = string
export const MetricsQuery: ObjectPlan = /* @__PURE__ */ object({
  index: MetricsIndex,
  compute: /* @__PURE__ */ list(MetricsCompute),
  'group_by?': /* @__PURE__ */ list(MetricsGroupBy),
  'filter?': MetricsFilter,
  'job_report_id?': Id,
  'suite_report_id?': Id,
  'spec_report_id?': Id,
  'case_report_id?': Id,
  'clear_cache?': boolean,
})
export const MetricsRow: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  data: /* @__PURE__ */ list(number),
})
export const MetricsSeries: ObjectPlan = /* @__PURE__ */ object({
  labels: /* @__PURE__ */ list(string),
  row: /* @__PURE__ */ list(MetricsRow),
})
export const MetricsAnswer: ObjectPlan = /* @__PURE__ */ object({
  series: MetricsSeries,
})

export const queryMetricsOperation: Operation = {
  service: 'metrics',
  id: 'queryMetrics',
  method: 'POST',
  path: '/projects/{projectId}/metrics/query/v1',
  alertId: 'queryMetrics',
  alertText: 'Failed to get the metrics.',
  reads: true,
  body: MetricsQuery,
  answer: MetricsAnswer,
}
