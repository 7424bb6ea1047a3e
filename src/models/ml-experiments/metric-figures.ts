import type { Metric, Run } from '@generated/ml/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { formatDuration } from '@/lib/durations.ts'
import type { CurveChart } from './curve-charts.ts'
import { bestPlace, type Direction, directionOf } from './metric-direction.ts'
import { metricOf, metricText } from './run-metric-values.ts'

/** The best value of a metric in the training, as the log tells: `best 0.2391, epoch 12`. */
export const bestInText = (
  charts: readonly CurveChart[],
  name: string,
  unit: string,
): string | undefined => {
  const line = charts.flatMap(({ lines }) => lines).find((one) => one.name === name)
  if (line?.best === undefined) return undefined
  const { best, steps, values } = line
  const at = `${unit} ${steps[best]}`
  return best === values.length - 1
    ? `best, ${at}`
    : `best ${metricText(values[best] ?? Number.NaN)}, ${at}`
}

/** The best value of a metric among some runs; undefined where nothing tells which is. */
export const bestOfRuns = (
  runs: readonly Run[],
  name: string,
  direction: Direction | undefined = directionOf(name),
): { run: Run; value: number; count: number } | undefined => {
  const measured = runs.flatMap((run) => {
    const value = metricOf(run, name)
    return value === undefined || !Number.isFinite(value) ? [] : [{ run, value }]
  })
  const place =
    direction && measured.length === 1
      ? 0
      : bestPlace(
          measured.map(({ value }) => value),
          direction,
        )
  const best = place === undefined ? undefined : measured[place]
  return best && { ...best, count: measured.length }
}

/** Milliseconds without a new value after which a training that goes on may be stuck. */
const stuckAfter = 30 * 60_000

/** When the values of a training moved last; `isStuck` after half an hour without a new one. */
export const lastMoved = (
  metrics: readonly Pick<Metric, 'updatedAt'>[],
  now: number,
): { text: string; isStuck: boolean } | undefined => {
  const times = metrics.flatMap(({ updatedAt }) => epochOf(updatedAt) ?? [])
  if (times.length === 0) return undefined
  const since = Math.max(0, now - Math.max(...times))
  const text = formatDuration(Math.floor(since / 1000)) ?? '0 s'
  return since >= stuckAfter
    ? { text: `No value has moved for ${text}: the training may be stuck.`, isStuck: true }
    : { text: `Values moved ${text} ago.`, isStuck: false }
}
