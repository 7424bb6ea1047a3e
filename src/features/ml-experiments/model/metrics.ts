import type { MetricSummary, Run } from '@generated/ml/types.ts'

/** A metric as it is shown: at most 5 decimals. */
export const metricText = (value: number): string => String(Number(value.toFixed(5)))

/** Value of a metric of a run; undefined when it has none. */
export const metricOf = (
  { metricsSummary }: { metricsSummary: readonly MetricSummary[] },
  name: string,
): number | undefined => metricsSummary.find((metric) => metric.name === name)?.value

/** Names of all metrics of some runs, each once, in the order in which they come. */
export const metricNamesOf = (runs: readonly Pick<Run, 'metricsSummary'>[]): string[] => [
  ...new Set(runs.flatMap(({ metricsSummary }) => metricsSummary.map(({ name }) => name))),
]
