import { type LinkedFile, readLink, readStart } from '@/transport/read-link.ts'
import { lengthOf, lineOf, storedLineOf, stylesOf, writtenLineOf } from './block.ts'
import { LogIndex } from './log-index.ts'
import { rangesIn } from './pattern.ts'
import { createPatternSearch, type PatternWorker } from './pattern-search.ts'
import {
  failureOf,
  type LogLine,
  type LogOutline,
  type Questions,
  type Report,
  type Request,
  type SearchAnswer,
  type SearchQuery,
  shownLength,
} from './protocol.ts'
import { type Found, linesOf, literalPattern, search } from './search.ts'
import { outlineOf } from './sections.ts'
import { severityOf } from './severity.ts'
import { timeOf } from './time.ts'
import { unpacked } from './unpacked.ts'

/** Milliseconds after which waiting messages are let in. */
const turn = 12

/** Milliseconds between two reports of how far a log is read: for each, much of the page is redrawn. */
const readEvery = 250

/** Milliseconds between two reports of how far a search is. */
const searchedEvery = 100

/** Lines that are sent with the first report, so that they are shown without being asked for. */
const linesAhead = 80

/** Lines at the start of a log that tell whether its lines carry times. */
const timesWithin = 200

/** Bytes that are taken at once, and before the first report. */
const portion = 256 * 1024
const firstPortion = 16 * 1024

/** Most milliseconds that the reading rests while the page draws the first lines. */
const drawingLimit = 100

/** Lets waiting messages in: a timer would wait for milliseconds, and a promise lets nothing in. */
const letIn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** A break whenever a turn is over. */
const createTurns = () => {
  let end = performance.now() + turn
  return async () => {
    if (performance.now() < end) return
    await letIn()
    end = performance.now() + turn
  }
}

const isJson = (contentType: string) => /[/+]json$/.test(contentType)

/** What runs in the worker: reads one log and answers what is asked about it. */
export const createLogSession = (
  report: (report: Report, moved?: Transferable[]) => void,
  createPatternWorker: () => PatternWorker,
): ((request: Request) => void) => {
  const index = new LogIndex()
  let bytes = 0
  let isWhole = false
  let hasSentAhead = false
  // Called by the next question of the page.
  let onAsked = () => {}
  let latest = 0
  let found: Found | undefined
  const patterns = createPatternSearch(createPatternWorker)

  const lineAt = (number: number): LogLine | undefined => {
    const line = index.find(number)
    if (!line) return undefined
    const { block, place } = line
    const text = lineOf(block, place, shownLength)
    return {
      number,
      text,
      length: lengthOf(block, place),
      styles: stylesOf(block, place, shownLength),
      severity: severityOf(storedLineOf(block, place)),
      time: timeOf(text),
      hits: [],
    }
  }

  /** Lines to show first, once there are some. */
  const takeAhead = () => {
    if (hasSentAhead || index.lineCount === 0) return undefined
    hasSentAhead = true
    const count = Math.min(linesAhead, index.lineCount)
    return Array.from({ length: count }, (_, number) => lineAt(number)).filter((line) => !!line)
  }

  const tellProgress = () => {
    const ahead = takeAhead()
    report({
      kind: 'progress',
      lines: index.lineCount,
      bytes,
      isWhole,
      ...(ahead && { ahead }),
    })
  }

  /** Leaves the processor to the page until it has drawn the first lines, and asks for more. */
  const untilDrawn = () =>
    new Promise<void>((resolve) => {
      onAsked = resolve
      setTimeout(resolve, drawingLimit)
    })

  const readLog = async ({ body, size, onProgress }: LinkedFile) => {
    // A short log is there at once, and opens at its first error.
    const isShort = size !== undefined && size <= portion
    const takeTurn = createTurns()
    let told = Number.NEGATIVE_INFINITY
    const reader = body && (await unpacked(body, onProgress)).getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      for (let at = 0; at < value.length; ) {
        const part = value.subarray(at, at + (hasSentAhead || isShort ? portion : firstPortion))
        index.write(part)
        at += part.length
        bytes += part.length
        const isFirst = !hasSentAhead
        const isDue = performance.now() - told >= readEvery
        if (isDue && index.lineCount > 0) {
          tellProgress()
          told = performance.now()
          if (isFirst && !isShort) await untilDrawn()
        }
        await takeTurn()
      }
    }
  }

  const open = async (url: string, jsonLimit: number) => {
    try {
      const file = await readLink(url, async (linked) =>
        isJson(linked.contentType) ? readStart(linked, jsonLimit) : readLog(linked),
      )
      if (file) return report({ kind: 'json', file })
      isWhole = true
    } catch (thrown) {
      report({ kind: 'failed', failure: failureOf(thrown) })
    }
    index.end()
    tellProgress()
  }

  const encoder = new TextEncoder()
  const append = (text: string) => {
    const part = encoder.encode(text)
    index.write(part)
    bytes += part.length
    tellProgress()
  }

  const hitsIn = async (texts: readonly string[], search: SearchQuery | undefined) => {
    if (!search || search.text === '') return undefined
    if (search.isPattern) return patterns.ranges(texts, { ...search, source: search.text })
    const pattern = literalPattern(search, 'g')
    return texts.map((text) => rangesIn(text, pattern))
  }

  const linesAt = async (numbers: readonly number[], search: SearchQuery | undefined) => {
    const lines = numbers.flatMap((number) => lineAt(number) ?? [])
    const hits = await hitsIn(
      lines.map(({ text }) => text),
      search,
    )
    return hits ? lines.map((line, place) => ({ ...line, hits: hits[place] ?? [] })) : lines
  }

  const textBetween = (from: number, to: number) => {
    let text = ''
    for (let number = from; number < Math.min(to, index.lineCount); number += 1) {
      const line = index.find(number)
      if (line) text += writtenLineOf(line.block, line.place)
    }
    return text
  }

  const outline = (): LogOutline => ({
    ...outlineOf(index.marks(), index.lineCount),
    ...index.levels(),
    hasTimes: Array.from({ length: timesWithin }, (_, line) => index.find(line)).some(
      (line) => line && timeOf(lineOf(line.block, line.place, 40)) !== undefined,
    ),
  })

  /** Tells now and then how many lines a search has looked through. */
  const searchTeller = (id: number) => {
    let told = performance.now()
    return (lines: number) => {
      if (performance.now() - told < searchedEvery) return
      told = performance.now()
      report({ kind: 'searched', id, lines })
    }
  }

  /** Undefined once a later search has replaced this one. */
  const searchFor = async (id: number, query: SearchQuery): Promise<SearchAnswer | undefined> => {
    latest += 1
    const own = latest
    patterns.giveUp()
    const tell = searchTeller(id)
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
  }

  const answer = (
    id: number,
    value: Questions[keyof Questions]['answer'],
    moved: Transferable[] = [],
  ) => report({ kind: 'answer', id, answer: value }, moved)

  return async (request) => {
    onAsked()
    switch (request.kind) {
      case 'open':
        return open(request.url, request.jsonLimit)
      case 'append':
        return append(request.text)
      case 'lines':
        return answer(request.id, await linesAt(request.numbers, request.search))
      case 'text':
        return answer(request.id, textBetween(request.from, request.to))
      case 'search': {
        const hits = await searchFor(request.id, request.search)
        return answer(request.id, hits, hits && [hits.lines.buffer])
      }
      case 'outline': {
        const made = outline()
        return answer(request.id, made, [made.errors.buffer, made.warnings.buffer])
      }
    }
  }
}
