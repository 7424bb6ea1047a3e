import type { CaseReport } from '@generated/evaluation/types.ts'
import type { MetricsQuery, MetricsSeries } from '@generated/metrics/types.ts'
import { exactSecondsBetween } from '@/lib/durations.ts'
import { compareValues } from '@/models/reports/parameter-values.ts'
import type { Aggregation } from '@/models/reports/report-search.ts'

/** Labels of the ways to compute a number. */
export const aggregations: { readonly [aggregation in Aggregation]: string } = {
  count: 'Count',
  avg: 'Average',
  sum: 'Sum',
  max: 'Largest',
  min: 'Smallest',
  dev: 'Deviation',
}

/** Height of charts in px. */
export const chartHeight = 450

/** The ten colours of charts, one for each status and each result. Light and dark. */
export const chartColors = {
  scheduled: 'var(--color-scheduled)',
  started: 'var(--color-running)',
  succeeded: 'var(--color-succeeded)',
  failed: 'var(--color-failed)',
  canceled: 'var(--color-canceled)',
  unavailable: 'var(--color-muted)',
  unknown: 'var(--color-canceled)',
  TP: 'light-dark(#0F7A5C, #4FD1A5)',
  FN: 'light-dark(#B3261E, #FF9B8F)',
  FP: 'light-dark(#7A3FB0, #C79BFF)',
  value: 'var(--color-primary)',
} as const

/** A colour of charts. */
export type ChartColor = keyof typeof chartColors

/** Results of perceiving an object: seen, missed, made up. */
export const resultLabels = ['TP', 'FN', 'FP'] as const

/** Fields of the metrics that charts ask for. */
const fields = { distance: 'distance', duration: 'duration' } as const

/** Distances in m, in steps of ten. */
export const distanceBuckets = { start: 0, stop: 100, width: 10 } as const

/** The report that a chart is about. */
export type ChartScope = Pick<
  MetricsQuery,
  'jobReportId' | 'suiteReportId' | 'specReportId' | 'caseReportId'
>

/** Asks how many objects were seen, missed and made up at each distance. */
export const detectionQuery = (scope: ChartScope): MetricsQuery => ({
  ...scope,
  index: 'case_report_index',
  compute: resultLabels.map((select) => ({ aggregation: 'sum', select })),
  groupBy: [{ range: { select: fields.distance, ...distanceBuckets } }],
})

/** Asks for the durations of cases over one or two of their parameters. */
export const durationQuery = (
  scope: ChartScope,
  names: readonly string[],
  aggregation: Aggregation,
): MetricsQuery => ({
  ...scope,
  index: 'case_report_index',
  compute: [{ aggregation, select: fields.duration }],
  groupBy: names.map((by) => ({ by })),
})

/** Asks for the mean of a metric of cases over one or two of their parameters, of those with some values of others. */
export const metricQuery = (
  scope: ChartScope,
  names: readonly string[],
  select: (typeof resultLabels)[number],
  others: ReadonlyMap<string, string>,
): MetricsQuery => ({
  ...scope,
  index: 'case_report_index',
  compute: [{ aggregation: 'avg', select }],
  groupBy: names.map((by) => ({ by })),
  ...(others.size > 0 && {
    filter: { and: [...others].map(([name, value]) => ({ equal: { select: name, value } })) },
  }),
})

/** Upper end of an axis: 5 % above the largest value, and at least 1. */
export const upperEnd = (values: readonly number[]): number =>
  values.reduce((end, value) => (Number.isFinite(value) ? Math.max(end, value * 1.05) : end), 1)

/** Lower end of an axis: 0, unless there are values below. */
const lowerEnd = (values: readonly number[]): number =>
  values.reduce((end, value) => (value < end ? value * 1.05 : end), 0)

/**
 * The ends of an axis of points: from 0, unless all of them lie further from it than from each other, so that they are
 * not pressed together. Upwards it ends where every chart does; sideways just after the last of them.
 */
export const axisRange = (
  values: readonly number[],
  side: 'x' | 'y',
): { min: number; max: number } => {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  const span = max - min
  const isFar = span > 0 && Math.max(min, -max) > span
  const margin = span * 0.05
  return {
    min: isFar ? min - margin : lowerEnd(values),
    max: side === 'x' && span > 0 ? max + margin : upperEnd(values),
  }
}

/** A table of numbers: a value for each row and column. */
export interface ChartTable {
  rows: readonly string[]
  columns: readonly string[]
  /** By row, then by column; undefined where there is nothing. */
  values: readonly (readonly (number | undefined)[])[]
}

/** The numbers of an answer. */
export const tableOf = ({ labels, row }: MetricsSeries): ChartTable => ({
  rows: row.map(({ name }) => name),
  columns: labels,
  values: row.map(({ data }) => labels.map((_, place) => data[place])),
})

/** The numbers of an answer over two parameters of cases: of values that no case has together, the service says 0. */
export const numbersOfCases = (
  table: ChartTable,
  cases: readonly Parametrized[],
  [across, up]: readonly [across: string, up: string],
): ChartTable => {
  const keyOf = (x: string | undefined, y: string | undefined) => JSON.stringify([x, y])
  const run = new Set(cases.map((one) => keyOf(parameterOf(one, across), parameterOf(one, up))))
  return {
    ...table,
    values: table.values.map((line, x) =>
      line.map((value, y) =>
        value === 0 && !run.has(keyOf(table.rows[x], table.columns[y])) ? undefined : value,
      ),
    ),
  }
}

/** The cases of a scenario over two of its parameters, or one. */
export interface CaseGrid<Case> {
  across: readonly string[]
  /** One empty value where there is one parameter. */
  up: readonly string[]
  /** The case at a value of each; undefined where there is none. */
  at: (x: number, y: number) => Case | undefined
}

type Parametrized = Pick<CaseReport, 'scenarioParameters' | 'status'>

/** The value of a parameter that a case has; empty where it has none. */
export const parameterOf = ({ scenarioParameters }: Parametrized, name: string | undefined) =>
  name !== undefined && Object.hasOwn(scenarioParameters, name)
    ? (scenarioParameters[name] ?? '')
    : ''

/** The values that cases have of a parameter, in their order. */
export const valuesIn = (cases: readonly Parametrized[], name: string | undefined): string[] =>
  [...new Set(cases.map((one) => parameterOf(one, name)))].sort(compareValues)

/** Of several cases in one place the worst one counts. */
const worse = <Case extends Parametrized>(one: Case | undefined, other: Case) =>
  one?.status === 'failed' ? one : other

/** Places cases by the values of two parameters. */
export const caseGridOf = <Case extends Parametrized>(
  cases: readonly Case[],
  across: string,
  up: string | undefined,
): CaseGrid<Case> => {
  const columns = valuesIn(cases, across)
  const rows = valuesIn(cases, up)
  const places = new Map<string, Case>()
  for (const one of cases) {
    const key = JSON.stringify([parameterOf(one, across), parameterOf(one, up)])
    places.set(key, worse(places.get(key), one))
  }
  return {
    across: columns,
    up: rows,
    at: (x, y) => places.get(JSON.stringify([columns[x], rows[y]])),
  }
}

/** Whether a grid has four neighbours that make a piece of a surface. */
export const hasSurface = ({ across, up, at }: CaseGrid<unknown>): boolean =>
  across.some((_, x) =>
    up.some((__, y) => [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)].every(Boolean)),
  )

/** How long cases took in the mean, in seconds; undefined where none has ended. */
export const meanSeconds = (
  cases: readonly Pick<CaseReport, 'startedAt' | 'finishedAt'>[],
): number | undefined => {
  const known = cases.flatMap(
    ({ startedAt, finishedAt }) => exactSecondsBetween(startedAt, finishedAt) ?? [],
  )
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length
}
