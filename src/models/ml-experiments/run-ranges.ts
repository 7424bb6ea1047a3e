import type { Axis } from './run-axes.ts'

/** A part of an axis that the user has chosen: its ends, as texts of values. */
export interface Range {
  axis: string
  from: string
  to: string
}

/** A part of an axis, by places from 0 to 1. */
export interface Span {
  low: number
  high: number
}

/** Narrower spans are a press on the axis, and take its range away. */
const leastSpan = 0.01

const parts = (text: string) => {
  try {
    return text.split(':').map(decodeURIComponent)
  } catch {
    return []
  }
}

/** Reads ranges from the address; what is none is left out, and of several for an axis the last counts. */
export const rangesOf = (texts: readonly string[]): readonly Range[] => {
  const ranges = texts
    .map(parts)
    .flatMap(([axis, from, to, ...more]): Range[] =>
      axis && from && to && more.length === 0 ? [{ axis, from, to }] : [],
    )
  return ranges.filter(
    ({ axis }, place) => ranges.findLastIndex((one) => one.axis === axis) === place,
  )
}

/** Writes ranges for the address. */
export const rangeTexts = (ranges: readonly Range[]): string[] =>
  ranges.map((range) =>
    [range.axis, range.from, range.to]
      .map((text) => encodeURIComponent(text.toWellFormed()))
      .join(':'),
  )

/** Where a range is on its axis; undefined where the axis does not have such values. */
export const spanOf = (axis: Axis, range: Pick<Range, 'from' | 'to'>): Span | undefined => {
  const [from, to] = [axis.at(range.from), axis.at(range.to)]
  if (from === undefined || to === undefined) return undefined
  return { low: Math.min(from, to), high: Math.max(from, to) }
}

/** The ranges with another span of one axis; the whole axis, and next to nothing of it, are no range. */
export const withSpan = (ranges: readonly Range[], axis: Axis, span: Span): readonly Range[] => {
  const others = ranges.filter((range) => range.axis !== axis.id)
  const isWhole = span.low <= 0 && span.high >= 1
  if (isWhole || span.high - span.low < leastSpan) return others
  return [...others, { axis: axis.id, from: axis.textAt(span.low), to: axis.textAt(span.high) }]
}

/** Whether each of the runs is within all ranges; one without a value on such an axis is not. */
export const isWithin = (
  axes: readonly Axis[],
  ranges: readonly Range[],
  /** Place of the run among those of the axes. */
  run: number,
): boolean =>
  ranges.every((range) => {
    const axis = axes.find(({ id }) => id === range.axis)
    const span = axis && spanOf(axis, range)
    if (!(axis && span)) return true
    const place = axis.places[run]
    return place !== undefined && place >= span.low && place <= span.high
  })
