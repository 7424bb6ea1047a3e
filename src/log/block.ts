import { placeIn } from './number-list.ts'

/**
 * Stands in the text of a block for a character that is none of ASCII, so that the text takes one byte for
 * each character.
 */
export const hole = '\x1a'

/** Some whole lines of a log, about a megabyte: as they look, without escape sequences. */
export interface Block {
  /** Number of its first line, from 0. */
  firstLine: number
  /** The lines with their ends, each character outside of ASCII as a hole. */
  text: string
  /** Where each line starts, and at last where the text ends. */
  starts: Uint32Array
  /** The UTF-16 units for the holes, in order. */
  units: Uint16Array
  /** For each line, how many holes are before it; undefined for a block without holes. */
  unitStarts: Uint32Array | undefined
  /** Where a style begins; it lasts to the next, or to the end of its line. */
  styleStarts: Uint32Array
  styles: Uint8Array
}

/** Number of lines in a block. */
export const lineCountOf = ({ starts }: Block): number => starts.length - 1

/** Start of a line of a block, by its place there, and its end without and with the line end. */
const extentOf = ({ text, starts }: Block, place: number) => {
  const start = starts[place] ?? 0
  const next = starts[place + 1] ?? 0
  let end = next
  if (end > start && text[end - 1] === '\n') end -= 1
  if (end > start && text[end - 1] === '\r') end -= 1
  return { start, end, next }
}

const filled = (block: Block, place: number, stored: string) => {
  if (!block.unitStarts) return stored
  let unit = block.unitStarts[place] ?? 0
  return stored.replaceAll(hole, () => {
    unit += 1
    return String.fromCharCode(block.units[unit - 1] ?? 0)
  })
}

/** The text of a line as it is stored, with holes and without its end. */
export const storedLineOf = (block: Block, place: number): string => {
  const { start, end } = extentOf(block, place)
  return block.text.slice(start, end)
}

/** The text of a line without its end, at most so many characters of it. */
export const lineOf = (block: Block, place: number, most = Number.POSITIVE_INFINITY): string => {
  const { start, end } = extentOf(block, place)
  return filled(block, place, block.text.slice(start, Math.min(end, start + most)))
}

/** A line with its end, as it was written. */
export const writtenLineOf = (block: Block, place: number): string => {
  const { start, next } = extentOf(block, place)
  return filled(block, place, block.text.slice(start, next))
}

/** Number of characters of a line. */
export const lengthOf = (block: Block, place: number): number => {
  const { start, end } = extentOf(block, place)
  return end - start
}

/** A part of a line in one style, from a column on. */
export interface StyleStart {
  column: number
  style: number
}

/** The styles of a line up to a column; a line starts plain. */
export const stylesOf = (block: Block, place: number, most: number): StyleStart[] => {
  const { start, end } = extentOf(block, place)
  const last = Math.min(end, start + most)
  const found: StyleStart[] = []
  for (let at = placeIn(block.styleStarts, start); ; at += 1) {
    const styleStart = block.styleStarts[at]
    if (styleStart === undefined || styleStart >= last) return found
    found.push({ column: styleStart - start, style: block.styles[at] ?? 0 })
  }
}

/**
 * Places of the lines of a block on which a pattern (with the flag `g`) is found, each once. A pattern must
 * match no line end.
 */
export const placesOf = ({ text, starts }: Block, pattern: RegExp): number[] => {
  const places: number[] = []
  let place = 0
  pattern.lastIndex = 0
  while (pattern.test(text)) {
    const at = pattern.lastIndex - 1
    while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1
    places.push(place)
    // One hit tells enough of a line.
    pattern.lastIndex = starts[place + 1] ?? text.length
  }
  return places
}
