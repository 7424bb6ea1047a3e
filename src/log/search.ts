import { type Block, hole, lineOf, placesOf } from './block.ts'
import type { LogIndex } from './log-index.ts'
import { NumberList } from './numbers.ts'

/** What was found of a query in the complete blocks so far. */
export interface Found {
  query: string
  /** Number of blocks that were searched. */
  blocks: number
  lines: NumberList
}

/** Of the lines, the part with hits below which those are looked through instead of the blocks. */
const narrowBelow = 1 / 20

const isAscii = (unit: string) => unit < '\x80' && unit !== hole

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** The pattern that finds a text as it is, in capitals or not. */
export const literalPattern = (query: string, flags = 'i'): RegExp =>
  new RegExp(escaped(query), flags)

/** Finds the places of a query in one block. */
const findIn = (block: Block, query: string) => {
  const units = query.split('')
  const stored = literalPattern(units.map((unit) => (isAscii(unit) ? unit : hole)).join(''), 'gi')
  if (units.every(isAscii)) return placesOf(block, stored)
  // A hole may stand for any character.
  const real = literalPattern(query)
  return placesOf(block, stored, (place) => real.test(lineOf(block, place)))
}

const narrow = (index: LogIndex, query: string, known: Found): Found => {
  const pattern = literalPattern(query)
  const lines = new NumberList()
  for (const line of known.lines.with()) {
    const found = index.find(line)
    if (found && pattern.test(lineOf(found.block, found.place))) lines.push(line)
  }
  return { query, blocks: known.blocks, lines }
}

const startOf = (index: LogIndex, query: string, known: Found | undefined): Found => {
  if (known?.query === query) return known
  const isFew = known && known.lines.length < index.lineCount * narrowBelow
  if (known && isFew && known.query !== '' && query.includes(known.query)) {
    return narrow(index, query, known)
  }
  return { query, blocks: 0, lines: new NumberList() }
}

/**
 * Searches the complete blocks, one with each step; `known` is what an earlier search found, which a longer
 * query narrows. A query must not be empty, nor have line ends.
 */
export function* search(
  index: LogIndex,
  query: string,
  known?: Found,
): Generator<undefined, Found, undefined> {
  const found = startOf(index, query, known)
  for (let block = index.blocks[found.blocks]; block; block = index.blocks[found.blocks]) {
    for (const place of findIn(block, query)) found.lines.push(block.firstLine + place)
    found.blocks += 1
    yield
  }
  return found
}

/** All lines with a query, from 0: those of a search that has ended, and those of the block being written. */
export const linesOf = (index: LogIndex, { query, lines }: Found): Uint32Array<ArrayBuffer> => {
  const open = index.openBlock()
  return lines.with(open && findIn(open, query).map((place) => open.firstLine + place))
}
