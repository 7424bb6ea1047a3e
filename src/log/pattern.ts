import { type Block, lineCountOf, lineOf } from './block.ts'

/** From a column to another one, which is no part of it. */
export type Range = readonly [from: number, to: number]

/** Most hits that are marked in one line. */
const mostRanges = 1000

/** Where a pattern (with the flag `g`) is found in a text; a hit of nothing is none. */
export const rangesIn = (text: string, pattern: RegExp): Range[] => {
  const found: Range[] = []
  for (const { index, 0: hit } of text.matchAll(pattern)) {
    if (hit !== '') found.push([index, index + hit.length])
    if (found.length === mostRanges) break
  }
  return found
}

/** The part of a block that reading its lines needs. */
type BlockText = Pick<Block, 'firstLine' | 'text' | 'starts' | 'units' | 'unitStarts'>

/** A question to the worker for patterns. */
export type PatternRequest = {
  source: string
  flags: string
} & ({ block: BlockText } | { texts: readonly string[] })

/** Its answer: the places of the lines with a hit in a block, or the hits in each text. */
export type PatternAnswer = number[] | Range[][]

/** Answers one question; a pattern of a user may take any time. */
export const answerPattern = ({ source, flags, ...what }: PatternRequest): PatternAnswer => {
  if ('texts' in what) {
    return what.texts.map((text) => rangesIn(text, new RegExp(source, `${flags}g`)))
  }
  const pattern = new RegExp(source, flags)
  const block: Block = { ...what.block, styleStarts: new Uint32Array(), styles: new Uint8Array() }
  const places: number[] = []
  for (let place = 0; place < lineCountOf(block); place += 1) {
    if (pattern.test(lineOf(block, place))) places.push(place)
  }
  return places
}
