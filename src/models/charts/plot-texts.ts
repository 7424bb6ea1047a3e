import type { ChartColor } from './chart-axes.ts'

/** The form of the points of each colour: colour alone does not tell them apart for everybody. */
export const chartShapes = {
  scheduled: 'rect',
  started: 'triangle',
  succeeded: 'circle',
  failed: 'diamond',
  canceled: 'triangle',
  unavailable: 'rect',
  unknown: 'rect',
  TP: 'circle',
  FN: 'diamond',
  FP: 'triangle',
  value: 'circle',
} as const satisfies { readonly [color in ChartColor]: string }

/** The form of a point. */
export type ChartShape = (typeof chartShapes)[ChartColor]

/** Four digits of a number are enough to compare by. */
export const formatNumber = (value: number): string => String(Number(value.toPrecision(4)))

/** Red, green and blue of `rgb(…)`. */
export const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** A colour between two others, all as `rgb(…)`. */
const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const values = channels(from).map((value, place) =>
    Math.round(value + ((target[place] ?? value) - value) * share),
  )
  return `rgb(${values.join(', ')})`
}

const luminanceOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: string, other: string) => {
  const [left, right] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05]
  return Math.max(left, right) / Math.min(left, right)
}

/** That of two colours which can be read better on a ground; all as `rgb(…)`. */
export const readableOn = (ground: string, one: string, other: string): string =>
  contrastOf(ground, one) >= contrastOf(ground, other) ? one : other

/** How dark a value is drawn: between the two colours, and never quite as the ground. */
export const shadeOf = (ground: string, full: string, share: number): string =>
  mixed(ground, full, 0.08 + 0.92 * share)

/** The part of an axis that is shown, in percent. */
export interface Span {
  start: number
  end: number
}

const least = 0.5

/** A span that shows less, or more, around the same middle; it stays within the axis. */
export const zoomed = ({ start, end }: Span, factor: number): Span => {
  const length = Math.min(100, Math.max(least, (end - start) * factor))
  const from = Math.min(100 - length, Math.max(0, (start + end - length) / 2))
  return { start: from, end: from + length }
}
