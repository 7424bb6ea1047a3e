import type { MetricSummary, Run } from '@generated/ml/types.ts'

interface Measured {
  metricsSummary: readonly MetricSummary[]
}

/** A metric as it is shown: at most 5 decimals. */
export const metricText = (value: number): string => String(Number(value.toFixed(5)))

/** Value of a metric of a run; undefined when it has none. */
export const metricOf = ({ metricsSummary }: Measured, name: string): number | undefined =>
  metricsSummary.find((metric) => metric.name === name)?.value

/** Names of all metrics of some runs, each once, in the order in which they come. */
export const metricNamesOf = (runs: readonly Pick<Run, 'metricsSummary'>[]): string[] => [
  ...new Set(runs.flatMap(({ metricsSummary }) => metricsSummary.map(({ name }) => name))),
]

/** A metric of some runs: its name, and the most characters that a value of it takes. */
export interface MetricWidth {
  name: string
  longest: number
}

/** All metrics of some runs, in the order in which they come, with the room that their values take. */
export const metricWidthsOf = (runs: readonly Measured[]): MetricWidth[] => {
  const longest = new Map<string, number>()
  for (const { metricsSummary } of runs) {
    for (const { name, value } of metricsSummary) {
      longest.set(name, Math.max(longest.get(name) ?? 0, metricText(value).length))
    }
  }
  return [...longest].map(([name, characters]) => ({ name, longest: characters }))
}
