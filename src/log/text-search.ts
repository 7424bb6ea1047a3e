import { type Block, hole, lineCountOf, lineOf, placesOf } from './block.ts'
import type { LogIndex } from './log-index.ts'
import { NumberList } from './number-list.ts'

/** A search for a text as it is. */
export interface TextQuery {
  text: string
  /** Capitals are told from small letters. */
  matchCase: boolean
}

/** Hits of a query in the complete blocks so far. */
export interface Found {
  query: TextQuery
  /** Number of blocks that were searched. */
  blocks: number
  lines: NumberList
}

/** Of the lines, the part with hits below which those are looked through instead of the blocks. */
const narrowBelow = 1 / 20

const isAscii = (unit: string) => unit < '\x80' && unit !== hole

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** The pattern that finds a text as it is. */
export const literalPattern = ({ text, matchCase }: TextQuery, flags = ''): RegExp =>
  new RegExp(escaped(text), matchCase ? flags : `${flags}i`)

/**
 * Tells whether a line has one of its characters outside of ASCII in common with a query: much faster than
 * making the line. Remembers what it has compared.
 */
const sharesUnit = (query: TextQuery) => {
  const [text = ''] = query.text.split('').filter((unit) => !isAscii(unit))
  const pattern = literalPattern({ ...query, text })
  // 0 is unknown, 1 no, 2 yes.
  const known = new Uint8Array(2 ** 16)
  return ({ units, unitStarts }: Block, place: number) => {
    const end = unitStarts?.[place + 1] ?? 0
    for (let at = unitStarts?.[place] ?? 0; at < end; at += 1) {
      const unit = units[at] ?? 0
      known[unit] ||= pattern.test(String.fromCharCode(unit)) ? 2 : 1
      if (known[unit] === 2) return true
    }
    return false
  }
}

/** Finds the places of a query in a block, one block after the other. */
const finder = (query: TextQuery): ((block: Block) => number[]) => {
  const units = query.text.split('')
  if (units.every(isAscii)) {
    const stored = literalPattern(query, 'g')
    return (block) => placesOf(block, stored)
  }
  const isCandidate = sharesUnit(query)
  const real = literalPattern(query)
  return (block) => {
    const places: number[] = []
    // A block without such characters has no such line.
    const count = block.unitStarts ? lineCountOf(block) : 0
    for (let place = 0; place < count; place += 1) {
      if (!isCandidate(block, place)) continue
      if (units.length === 1 || real.test(lineOf(block, place))) places.push(place)
    }
    return places
  }
}

const narrow = (index: LogIndex, query: TextQuery, known: Found): Found => {
  const pattern = literalPattern(query)
  const lines = new NumberList()
  for (const line of known.lines.with()) {
    const found = index.find(line)
    if (found && pattern.test(lineOf(found.block, found.place))) lines.push(line)
  }
  return { query, blocks: known.blocks, lines }
}

const startOf = (index: LogIndex, query: TextQuery, known: Found | undefined): Found => {
  if (known?.query.matchCase === query.matchCase) {
    const { text } = known.query
    if (text === query.text) return known
    const isFew = known.lines.length < index.lineCount * narrowBelow
    if (isFew && text !== '' && query.text.includes(text)) return narrow(index, query, known)
  }
  return { query, blocks: 0, lines: new NumberList() }
}

/**
 * Searches the complete blocks, one with each step, which gives what is found so far; `known` is what an earlier
 * search found, also one that did not end: the same query goes on there, and a longer one narrows it. A query must
 * not be empty, nor have line ends.
 */
export function* search(
  index: LogIndex,
  query: TextQuery,
  known?: Found,
): Generator<Found, Found, undefined> {
  const found = startOf(index, query, known)
  const findIn = finder(query)
  for (let block = index.blocks[found.blocks]; block; block = index.blocks[found.blocks]) {
    for (const place of findIn(block)) found.lines.push(block.firstLine + place)
    found.blocks += 1
    yield found
  }
  return found
}

/** All lines with a query, from 0: those of a search that has ended, and those of the block being written. */
export const linesOf = (index: LogIndex, { query, lines }: Found): Uint32Array<ArrayBuffer> => {
  const open = index.openBlock()
  return lines.with(open && finder(query)(open).map((place) => open.firstLine + place))
}
