import { isUuid } from '@/lib/ids.ts'
import { differs, type Fact } from './run-comparison.ts'

/** A place on an axis, from 0 to 1, with what it stands for. */
interface Mark {
  at: number
  text: string
}

/** Something that runs are placed by in a chart. */
export interface Axis {
  id: string
  name: string
  /** Numbers far apart are placed by their order of magnitude, and few different texts in their order. */
  scale: 'linear' | 'log' | 'words'
  marks: readonly Mark[]
  /** Where each run is, from 0 to 1; undefined without a value. */
  places: readonly (number | undefined)[]
  /** Where a value is; undefined for a text that is none. */
  at: (text: string) => number | undefined
  /** The value at a place, rounded to what a pointer can tell apart; of texts the nearest. */
  textAt: (place: number) => string
}

/** Most different texts that make an axis. */
const mostWords = 12

/** From this ratio of the largest number to the smallest on, numbers are placed by their order of magnitude. */
const logFrom = 1000

/** About this many steps between the ends of an axis. */
const steps = 5

const markText = (value: number) => String(Number(value.toPrecision(6)))

const linear = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = most - least || Math.abs(most) || 1
  const power = 10 ** Math.floor(Math.log10(room / steps))
  const step = ([1, 2, 5, 10].find((size) => room / (size * power) <= steps) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  const at = (value: number) => (value / step - first) / (last - first)
  const valueAt = (place: number) =>
    (Math.round((first + place * (last - first)) * 100) / 100) * step
  const marks = Array.from({ length: last - first + 1 }, (_, place) => {
    const value = (first + place) * step
    return { at: at(value), text: markText(value) }
  })
  return { scale: 'linear' as const, marks, at, valueAt }
}

const logarithmic = (values: readonly number[]) => {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
  const at = (value: number) => (Math.log10(value) - first) / (last - first)
  const valueAt = (place: number) => Number((10 ** (first + place * (last - first))).toPrecision(3))
  const every = Math.ceil((last - first) / steps)
  const marks = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, place) => {
    const power = first + place * every
    return { at: at(10 ** power), text: `1e${power}` }
  })
  return { scale: 'log' as const, marks, at, valueAt }
}

const numbersOf = ({ numbers, values }: Fact): readonly (number | undefined)[] | undefined => {
  if (numbers) return numbers
  const read = values.map((value) => (value?.trim() ? Number(value) : undefined))
  return read.some((value, place) => value === undefined && values[place] !== undefined) ||
    read.some((value) => value !== undefined && !Number.isFinite(value))
    ? undefined
    : read
}

const wordAxis = ({ values }: Fact): Omit<Axis, 'id' | 'name'> | undefined => {
  const words = [...new Set(values.filter((value) => value !== undefined))].toSorted()
  if (words.length === 0 || words.length > mostWords) return undefined
  const at = (word: string) => (words.length === 1 ? 0.5 : words.indexOf(word) / (words.length - 1))
  return {
    scale: 'words',
    marks: words.map((word) => ({ at: at(word), text: word })),
    places: values.map((value) => (value === undefined ? undefined : at(value))),
    at: (word) => (words.includes(word) ? at(word) : undefined),
    textAt: (place) => words[Math.round(place * (words.length - 1))] ?? '',
  }
}

/** The axis of something that runs are compared by; undefined where its texts are too many. */
export const axisOf = (fact: Fact): Axis | undefined => {
  const { id, name } = fact
  const numbers = numbersOf(fact)
  const known = numbers?.filter(
    (value) => value !== undefined && Number.isFinite(value),
  ) as number[]
  if (!numbers || known.length === 0) {
    const words = wordAxis(fact)
    return words && { id, name, ...words }
  }
  const isWide = Math.min(...known) > 0 && Math.max(...known) / Math.min(...known) >= logFrom
  const { scale, marks, at, valueAt } = (isWide ? logarithmic : linear)(known)
  return {
    id,
    name,
    scale,
    marks,
    places: numbers.map((value) =>
      value === undefined || !Number.isFinite(value) ? undefined : at(value),
    ),
    at: (text) => {
      const place = text.trim() === '' ? Number.NaN : at(Number(text))
      return Number.isNaN(place) ? undefined : place
    },
    textAt: (place) => markText(valueAt(place)),
  }
}

/** Axes of everything that differs between runs: what was set before what came of it. */
export const axesOf = (facts: readonly Fact[]): Axis[] => {
  const order = ['Config', 'Run', 'Metric']
  return facts
    .filter(differs)
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
    .flatMap((fact) => axisOf(fact) ?? [])
}

/** Most axes that a chart shows until the user chooses. */
const firstAxes = 7

/** Ids tell apart what something else names too. */
const isOfIds = ({ marks }: Axis) => marks.every(({ text }) => isUuid(text))

/** The chosen axes, in their order; without a choice some of the settings, and as many metrics. */
export const chosenAxes = (
  axes: readonly Axis[],
  chosen: readonly string[] | undefined,
): readonly Axis[] => {
  const found = axes.filter(({ id }) => chosen?.includes(id))
  if (found.length > 0) return found
  const isMetric = ({ id }: Axis) => id.startsWith('Metric ')
  const metrics = axes.filter(isMetric).slice(0, Math.floor(firstAxes / 2))
  const settings = axes.filter((axis) => axis.id.startsWith('Config ') && !isOfIds(axis))
  const first = [...settings.slice(0, firstAxes - metrics.length), ...metrics]
  // Runs that failed early may differ in neither.
  return first.length > 0 ? first : axes.slice(0, firstAxes)
}
