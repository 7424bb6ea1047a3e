import { compareTexts } from '@/lib/text.ts'

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Whether a value of a parameter is a number. */
export const isNumeric = (text: string): boolean => Number.isFinite(numberOf(text))

/** Where a value of a parameter stands among numbers: a range where it begins, nothing before all; `NaN` for a text. */
const placeOf = (text: string): number => {
  if (text.trim() === '') return Number.NEGATIVE_INFINITY
  const number = numberOf(text)
  return Number.isNaN(number) ? (readRange(text)?.min ?? number) : number
}

/** Sort key of a value of a parameter: a number, the start of a range, or a text. */
export const sortValueOf = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined
  const place = placeOf(text)
  return Number.isNaN(place) ? text : place
}

/** Order of two values of a parameter: numbers, and ranges of them, by size, and then texts. */
export const compareValues = (one: string, other: string): number => {
  if (one === other) return 0
  const [place, next] = [placeOf(one), placeOf(other)]
  if (Number.isNaN(place) !== Number.isNaN(next)) return Number.isNaN(place) ? 1 : -1
  return place < next ? -1 : place > next ? 1 : compareTexts(one, other)
}

type Parameters = Readonly<Record<string, string>>

/** Order of the cases of a scenario: by the values of their parameters, one parameter after the other. */
export const compareParameters = (
  one: Parameters,
  other: Parameters,
  names: readonly string[] = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort(),
): number => {
  for (const name of names) {
    const [left, right] = [one, other].map((values) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : '',
    )
    const order = compareValues(left ?? '', right ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** A step below this is none. */
const leastStep = 1e-6

/** Values from `min` to `max`, with `step` between two of them. */
export interface ValueRange {
  min: number
  max: number
  step: number
}

const number = String.raw`\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*`
const range = new RegExp(`^\\s*range\\(${number},${number},${number}\\)\\s*$`, 'i')

/** Reads `range(min,max,step)`; undefined for anything else, and for a step of nothing. */
export const readRange = (text: string): ValueRange | undefined => {
  const [, ...numbers] = range.exec(text) ?? []
  const [min = 0, max = 0, step = 0] = numbers.map(Number)
  return Math.abs(step) > leastStep ? { min, max, step } : undefined
}

/** Writes a range as `range(min,max,step)`. */
export const writeRange = ({ min, max, step }: ValueRange): string => `range(${min},${max},${step})`

/** How many values a range has. */
export const divisionsOf = ({ min, max, step }: ValueRange): number =>
  Math.max(0, Math.floor((max - min) / step + 1 + leastStep))
