import { formatCount } from '@/lib/numbers.ts'
import type { LogLine, SearchAnswer, SearchQuery } from '@/log/protocol.ts'

/** The lines of a log to show; with `warnings` also errors. Those around each are shown with it. */
export const logLevels = ['all', 'warnings', 'errors'] as const

/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number]

/** Two sorted lists of lines as one. */
export const mergedLines = (one: Uint32Array, other: Uint32Array): Uint32Array => {
  const merged = new Uint32Array(one.length + other.length)
  let [first, second] = [0, 0]
  for (let place = 0; place < merged.length; place += 1) {
    const isFirst =
      second === other.length || (one[first] ?? Number.POSITIVE_INFINITY) < (other[second] ?? 0)
    merged[place] = (isFirst ? one[first++] : other[second++]) ?? 0
  }
  return merged
}

/** Where to look for the next of something. */
export type Direction = 'next' | 'previous'

/** Why a query cannot be looked for; undefined when it can. */
export const patternProblem = ({ text, isPattern }: SearchQuery): string | undefined => {
  if (!isPattern) return undefined
  try {
    new RegExp(text)
    return undefined
  } catch {
    return 'Not a valid pattern'
  }
}

/** Some lines of a log, from 0, both ends included. */
export interface LineRange {
  first: number
  last: number
}

/** The lines that an address names: `L1200` and `L1200-1210`, counted from 1; undefined for any other. */
export const linesOfHash = (hash: string): LineRange | undefined => {
  const [, one, other = one] = /^#?L([1-9]\d{0,9})(?:-L?([1-9]\d{0,9}))?$/.exec(hash) ?? []
  if (one === undefined || other === undefined) return undefined
  return rangeBetween(Number(one) - 1, Number(other) - 1)
}

/** The part of an address that names lines. */
export const hashOfLines = ({ first, last }: LineRange): string =>
  first === last ? `L${first + 1}` : `L${first + 1}-${last + 1}`

/** The lines between two, whichever comes first. */
export const rangeBetween = (one: number, other: number): LineRange => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
})

/**
 * Place of the next of some sorted lines after a line, or before it; after the last comes the first.
 * Undefined when there is none at all.
 */
export const nextPlace = (
  lines: Uint32Array,
  from: number,
  direction: Direction,
): number | undefined => {
  if (lines.length === 0) return undefined
  let [low, high] = [0, lines.length]
  const isBefore = (line: number) => (direction === 'next' ? line <= from : line < from)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(lines[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return direction === 'next' ? low % lines.length : (low + lines.length - 1) % lines.length
}

/** Note on a search beside its field; `current` is the line that was jumped to. */
export const searchText = (
  { answer, searched }: { answer?: SearchAnswer; searched?: number },
  lineCount: number,
  current: number | undefined,
): string => {
  if (!answer) {
    if (searched === undefined) return ''
    return `Searching... ${Math.floor((100 * searched) / Math.max(1, lineCount))} %`
  }
  const { lines, isPartial } = answer
  const more = isPartial ? ', and not all was searched: the pattern takes too long' : ''
  if (lines.length === 0) return `No match${more}`
  const total = formatCount(lines.length)
  const place = current === undefined ? undefined : nextPlace(lines, current - 1, 'next')
  const isAtHit = place !== undefined && lines[place] === current
  return `${isAtHit ? `${formatCount(place + 1)} of ` : ''}${total}${more}`
}

/** A part of a line that looks the same from end to end. */
export interface LinePart {
  column: number
  text: string
  style: number
  /** Is what the search looks for. */
  isHit: boolean
}

/** A line in parts of one style each, with the hits of a search apart; without the time that it begins with. */
export const partsOf = ({
  text,
  styles,
  hits,
  time,
}: Pick<LogLine, 'text' | 'styles' | 'hits' | 'time'>): LinePart[] => {
  const start = time?.length ?? 0
  const borders = new Set([start, ...styles.map(({ column }) => column), text.length])
  for (const [from, to] of hits) borders.add(from).add(to)
  const sorted = [...borders].filter((column) => column >= start).sort((a, b) => a - b)
  let [style, hit] = [0, 0]
  return sorted.slice(0, -1).map((column, place) => {
    while ((styles[style]?.column ?? Number.POSITIVE_INFINITY) <= column) style += 1
    while ((hits[hit]?.[1] ?? Number.POSITIVE_INFINITY) <= column) hit += 1
    return {
      column,
      text: text.slice(column, sorted[place + 1]),
      style: styles[style - 1]?.style ?? 0,
      isHit: (hits[hit]?.[0] ?? Number.POSITIVE_INFINITY) <= column,
    }
  })
}
