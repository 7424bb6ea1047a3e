import type { LogIndex } from './log-index.ts'
import { rangesIn } from './pattern.ts'
import { createPatternSearch, type PatternWorker } from './pattern-search.ts'
import type { LogLine, Report, SearchAnswer, SearchQuery } from './protocol.ts'
import { type Found, linesOf, literalPattern, search } from './text-search.ts'
import { createTurns } from './turns.ts'

/** Milliseconds between two reports of how far a search is. */
const searchedEvery = 100

/** Searches a log, for a text or a pattern. */
export interface LogSearch {
  /** The lines with a hit; undefined once a later search has replaced this one. */
  find: (id: number, query: SearchQuery) => Promise<SearchAnswer | undefined>
  /** Marks the hits in lines. */
  mark: (lines: LogLine[], query: SearchQuery | undefined) => Promise<LogLine[]>
}

/** A search that reports how far it is, and goes on from what the one before it has found. */
export const createLogSearch = (
  index: LogIndex,
  report: (report: Report) => void,
  createPatternWorker: () => PatternWorker,
): LogSearch => {
  const patterns = createPatternSearch(createPatternWorker)
  let latest = 0
  let found: Found | undefined

  /** Tells now and then how many lines a search has looked through. */
  const teller = (id: number) => {
    let told = performance.now()
    return (lines: number) => {
      if (performance.now() - told < searchedEvery) return
      told = performance.now()
      report({ kind: 'searched', id, lines })
    }
  }

  const hitsIn = async (texts: readonly string[], query: SearchQuery | undefined) => {
    if (!query || query.text === '') return undefined
    if (query.isPattern) return patterns.ranges(texts, { ...query, source: query.text })
    const pattern = literalPattern(query, 'g')
    return texts.map((text) => rangesIn(text, pattern))
  }

  return {
    find: async (id, query) => {
      latest += 1
      const own = latest
      patterns.giveUp()
      const tell = teller(id)
      if (query.isPattern) {
        return patterns.search(index, { ...query, source: query.text }, () => own !== latest, tell)
      }
      const takeTurn = createTurns()
      const steps = search(index, query, found)
      for (;;) {
        const { done, value } = steps.next()
        // Also of a search that is replaced: lines that are read meanwhile ask for the same again.
        found = value
        if (done) return { lines: linesOf(index, value), isPartial: false }
        tell(index.blocks[value.blocks]?.firstLine ?? index.lineCount)
        await takeTurn()
        if (own !== latest) return undefined
      }
    },
    mark: async (lines, query) => {
      const hits = await hitsIn(
        lines.map(({ text }) => text),
        query,
      )
      return hits ? lines.map((line, place) => ({ ...line, hits: hits[place] ?? [] })) : lines
    },
  }
}
