import type { LogSeries } from '@/log/series.ts'
import { bestPlace, type Direction, directionOf } from './metric-direction.ts'

/** A line of a chart. */
export interface ChartLine extends LogSeries {
  /** Tells lines of one name apart; the name where it is left out. */
  id?: string
  /** Of the training itself, and not of the validation. */
  isTraining: boolean
  /** Place of its best value; undefined where the name does not tell which values are better. */
  best: number | undefined
}

/** Lines that share a scale. */
export interface CurveChart {
  title: string
  lines: readonly ChartLine[]
}

const lineOf = (series: LogSeries, direction: Direction | undefined): ChartLine => ({
  ...series,
  isTraining: /^train/i.test(series.name),
  best: bestPlace([...series.values], direction),
})

/** The metrics of each chart, by which of their values are better. */
const charts = [
  { title: 'Loss', direction: 'lower' },
  { title: 'Validation', direction: 'higher' },
] as const satisfies readonly { title: string; direction: Direction }[]

/** The charts of a training: losses and ratings; values of other names only where there is neither. */
export const curveChartsOf = (series: readonly LogSeries[]): CurveChart[] => {
  const long = series.filter(({ steps }) => steps.length > 1)
  const told = charts.flatMap(({ title, direction }) => {
    const lines = long.filter(({ name }) => directionOf(name) === direction)
    return lines.length > 0 ? [{ title, lines: lines.map((line) => lineOf(line, direction)) }] : []
  })
  if (told.length > 0 || long.length === 0) return told
  return [{ title: 'Values', lines: long.map((line) => lineOf(line, undefined)) }]
}

/** Values with each one drawn towards those before it; 0 changes nothing, and a gap stays one. */
export const smoothed = (values: Float64Array, weight: number): Float64Array => {
  let last = Number.NaN
  return values.map((value) => {
    if (!Number.isFinite(value)) return Number.NaN
    last = Number.isNaN(last) ? value : last * weight + value * (1 - weight)
    return last
  })
}

/** Most points of a line per pixel column: the first, the least, the largest and the last. */
export const thinned = (
  steps: Float64Array,
  values: Float64Array,
  columns: number,
): readonly (readonly [step: number, value: number])[] => {
  const size = steps.length <= columns * 4 ? 1 : Math.ceil(steps.length / columns)
  const at = (place: number) => values[place] ?? Number.NaN
  const points: [step: number, value: number][] = []
  for (let start = 0; start < steps.length; start += size) {
    const last = Math.min(start + size, steps.length) - 1
    let [least, most] = [start, start]
    for (let place = start; place <= last; place += 1) {
      // Nothing is less or more than a gap, so that a number takes its place.
      if (!(at(place) >= at(least)) && Number.isFinite(at(place))) least = place
      if (!(at(place) <= at(most)) && Number.isFinite(at(place))) most = place
    }
    const kept = new Set([start, Math.min(least, most), Math.max(least, most), last])
    for (const place of kept) points.push([steps[place] ?? Number.NaN, at(place)])
  }
  return points
}

/** A scale of values from 0 at the bottom to 1 at the top, with round marks. */
export interface ValueScale {
  at: (value: number) => number | undefined
  marks: readonly number[]
}

/** The scale that holds all values; a logarithmic one leaves out what is not above 0. */
export const valueScale = (lines: readonly Float64Array[], isLog: boolean): ValueScale => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of lines) {
    for (const value of values) {
      if (!Number.isFinite(value) || (isLog && value <= 0)) continue
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  }
  if (least > most) return { at: () => undefined, marks: [] }
  const marks = (isLog ? logMarks : roundMarks)(least, most)
  const read = isLog ? Math.log10 : (value: number) => value
  const [first, last] = [read(marks[0] ?? least), read(marks.at(-1) ?? most)]
  return {
    at: (value) => {
      if (!Number.isFinite(value) || (isLog && value <= 0)) return undefined
      return (read(value) - first) / (last - first)
    },
    marks,
  }
}

/** Without the last digits, which calculation adds. */
const exact = (value: number) => Number(value.toPrecision(12))

/** Values that differ by a smaller part of themselves are drawn as equal ones. */
const leastRoom = 1e-9

/** Multiples of a round step, from below the least value to above the most. */
const roundMarks = (least: number, most: number): number[] => {
  const size = Math.max(Math.abs(least), Math.abs(most)) || 1
  const room = most - least
  const step = niceStep((room > size * leastRoom ? room : size) / 4)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, place) => exact((first + place) * step))
}

/** Powers of ten around the values; between few of them, their round multiples. */
const logMarks = (least: number, most: number): number[] => {
  // Within one doubling, no multiple of a power of ten may lie.
  if (most > least && most < 2 * least) return roundMarks(least, most)
  const [from, to] = [Math.log10(least), Math.log10(most)]
  const room = to - from
  const step = Math.max(1, Math.ceil(room / 5))
  const multiples = room >= 3 ? [1] : room > 1.5 ? [1, 3] : [1, 2, 5]
  // One more at either end: the logarithm of what is just below a power of ten is that of the power.
  const first = Math.floor(from / step) - 1
  const powers = Array.from(
    { length: Math.ceil(to / step) - first + 2 },
    (_, place) => (first + place) * step,
  )
  const all = powers.flatMap((power) => multiples.map((by) => exact(by * 10 ** power)))
  const start = all.findLastIndex((mark) => mark <= least)
  const end = all.findIndex((mark, place) => mark >= most && place > start)
  return all.slice(start, end + 1)
}

const niceStep = (rough: number) => {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((size) => size * power >= rough) ?? 10) * power
}

/** The steps of some lines, each once, in order. */
export const stepsOf = (lines: readonly LogSeries[]): number[] => {
  const all = new Set<number>()
  for (const { steps } of lines) for (const step of steps) all.add(step)
  return [...Float64Array.from(all).sort()]
}
