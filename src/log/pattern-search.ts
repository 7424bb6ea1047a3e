import type { Block } from './block.ts'
import type { LogIndex } from './log-index.ts'
import { NumberList } from './number-list.ts'
import type { PatternAnswer, PatternRequest, Range } from './pattern.ts'
import type { SearchAnswer } from './protocol.ts'

/** A user's pattern: a regular expression, which no `RegExp` of ours may run. */
export interface PatternQuery {
  source: string
  matchCase: boolean
}

/** A worker that can be ended while it works. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<PatternAnswer>) => void) | null
}

/** Milliseconds that a pattern may take for a whole log, and for the lines in view. */
const limits = { log: 2000, view: 300 } as const

/** Asks a worker of its own, which is ended when it takes too long. */
const createAsker = (create: () => PatternWorker) => {
  let worker: PatternWorker | undefined
  // The question gets no answer. Its timer ends too, or it would end the worker of a later question.
  let abandon: (() => void) | undefined
  const end = () => {
    worker?.terminate()
    worker = undefined
    abandon?.()
  }
  const ask = <Answer extends PatternAnswer>(request: PatternRequest, milliseconds: number) =>
    new Promise<Answer | undefined>((resolve) => {
      const timer = setTimeout(end, Math.max(0, milliseconds))
      const settle = (answer: Answer | undefined) => {
        clearTimeout(timer)
        abandon = undefined
        resolve(answer)
      }
      abandon = () => settle(undefined)
      worker ??= create()
      worker.onmessage = ({ data }) => settle(data as Answer)
      worker.postMessage(request)
    })
  return { ask, end }
}

const textOf = ({ firstLine, text, starts, units, unitStarts }: Block) => ({
  firstLine,
  text,
  starts,
  units,
  unitStarts,
})

/** Searches a log for patterns of users, in workers that are ended when a pattern takes too long. */
export const createPatternSearch = (create: () => PatternWorker) => {
  const [whole, view] = [createAsker(create), createAsker(create)]
  let known: { key: string; blocks: number; lines: NumberList } | undefined
  let viewed = Promise.resolve<Range[][] | undefined>(undefined)

  const requestOf = ({ source, matchCase }: PatternQuery) => ({
    source,
    flags: matchCase ? '' : 'i',
  })

  /** The lines with a hit; undefined once the search is stale. `tell` gets the number of lines that were searched. */
  const search = async (
    index: LogIndex,
    query: PatternQuery,
    isStale: () => boolean,
    tell: (lines: number) => void,
  ): Promise<SearchAnswer | undefined> => {
    const request = requestOf(query)
    const key = JSON.stringify(request)
    const found = known?.key === key ? known : { key, blocks: 0, lines: new NumberList() }
    known = found
    const end = performance.now() + limits.log
    const placesIn = async (block: Block) =>
      whole.ask<number[]>({ ...request, block: textOf(block) }, end - performance.now())
    for (let block = index.blocks[found.blocks]; block; block = index.blocks[found.blocks]) {
      const places = await placesIn(block)
      if (isStale()) return undefined
      if (!places) return { lines: found.lines.with(), isPartial: true }
      for (const place of places) found.lines.push(block.firstLine + place)
      found.blocks += 1
      tell(index.blocks[found.blocks]?.firstLine ?? index.lineCount)
    }
    const open = index.openBlock()
    const places = open && (await placesIn(open))
    if (isStale()) return undefined
    const more = open && places?.map((place) => open.firstLine + place)
    return { lines: found.lines.with(more), isPartial: open !== undefined && !places }
  }

  /** The hits in some texts; none where the pattern takes too long. */
  const ranges = (
    texts: readonly string[],
    query: PatternQuery,
  ): Promise<Range[][] | undefined> => {
    viewed = viewed.then(() => view.ask<Range[][]>({ ...requestOf(query), texts }, limits.view))
    return viewed
  }

  /** Ends a search that has become stale: its pattern may take long. */
  const giveUp = () => whole.end()

  return { search, ranges, giveUp }
}
