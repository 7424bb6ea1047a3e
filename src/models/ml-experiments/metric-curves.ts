import type { MetricSummary } from '@generated/ml/types.ts'
import { metricOf } from './run-metric-values.ts'

/** The values of a run's metrics, as they were told at a moment. */
export interface Reading {
  /** In milliseconds. */
  at: number
  metrics: readonly MetricSummary[]
}

/** Of a longer training every second reading is kept, again and again: half of them and more remain. */
const mostReadings = 1000

/** Readings with one more. What a run had before its first metric is none. */
export const withReading = (readings: readonly Reading[], reading: Reading): readonly Reading[] => {
  if (reading.metrics.length === 0 || readings.at(-1)?.metrics === reading.metrics) return readings
  const kept = readings.length < mostReadings ? readings : readings.filter((_, n) => n % 2 === 0)
  return [...kept, reading]
}

/** A metric over time: each of its values, and where it lies from left to right and from bottom to top. */
export interface Curve {
  points: readonly { value: number; x: number; y: number }[]
  /** Moments of the first and of the last value, in milliseconds. */
  from: number
  to: number
}

/** The curve of a metric; undefined before its second value. */
export const curveOf = (readings: readonly Reading[], name: string): Curve | undefined => {
  const told = readings.flatMap(({ at, metrics }) => {
    const value = metricOf({ metricsSummary: metrics }, name)
    return value === undefined ? [] : { at, value }
  })
  const [first, last] = [told[0], told.at(-1)]
  if (!(first && last) || first === last) return undefined
  const values = told.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = told.map(({ at, value }) => ({
    value,
    x: (at - first.at) / Math.max(1, last.at - first.at),
    y: most === least ? 0.5 : (value - least) / (most - least),
  }))
  return { points, from: first.at, to: last.at }
}
