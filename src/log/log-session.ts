import { ApiError } from '@/transport/errors.ts'
import { type LinkedFile, readLink, readStart } from '@/transport/read-link.ts'
import { lengthOf, lineOf, storedLineOf, stylesOf, writtenLineOf } from './block.ts'
import { LogIndex } from './log-index.ts'
import {
  type LogFailure,
  type LogLine,
  type Questions,
  type Report,
  type Request,
  shownLength,
} from './protocol.ts'
import { type Found, linesOf, search } from './search.ts'
import { severityOf } from './severity.ts'
import { unpacked } from './unpacked.ts'

/** Milliseconds after which waiting messages are let in. */
const turn = 12

/** Milliseconds between two reports of progress. */
const reportEvery = 100

/** Bytes that are taken at once. */
const portion = 256 * 1024

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

const failureOf = (thrown: unknown): LogFailure => {
  if (!(thrown instanceof ApiError)) {
    return { kind: 'unknown', message: String(thrown), status: 0, url: '' }
  }
  const { kind, message, status, url } = thrown
  return { kind, message, status, url }
}

/** What runs in the worker: reads one log and answers what is asked about it. */
export const createLogSession = (
  report: (report: Report, moved?: Transferable[]) => void,
): ((request: Request) => void) => {
  const index = new LogIndex()
  let bytes = 0
  let isWhole = false
  let latest = 0
  let found: Found | undefined

  const tellProgress = () => report({ kind: 'progress', lines: index.lineCount, bytes, isWhole })

  const readLog = async ({ body, onProgress }: LinkedFile) => {
    const takeTurn = createTurns()
    let told = Number.NEGATIVE_INFINITY
    const reader = body && (await unpacked(body, onProgress)).getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      for (let at = 0; at < value.length; at += portion) {
        const part = value.subarray(at, at + portion)
        index.write(part)
        bytes += part.length
        const isDue = performance.now() - told >= reportEvery
        if (isDue && index.lineCount > 0) {
          tellProgress()
          told = performance.now()
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

  const placesBetween = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.min(to, index.lineCount) - from) }, (_, at) => {
      const number = from + at
      return { number, found: index.find(number) }
    })

  const linesBetween = (from: number, to: number): LogLine[] =>
    placesBetween(from, to).flatMap(({ number, found: line }) => {
      if (!line) return []
      const { block, place } = line
      return {
        number,
        text: lineOf(block, place, shownLength),
        length: lengthOf(block, place),
        styles: stylesOf(block, place, shownLength),
        severity: severityOf(storedLineOf(block, place)),
      }
    })

  const textBetween = (from: number, to: number) =>
    placesBetween(from, to)
      .map(({ found: line }) => (line ? writtenLineOf(line.block, line.place) : ''))
      .join('')

  /** Undefined once a later search has replaced this one. */
  const searchFor = async (query: string) => {
    latest += 1
    const own = latest
    const takeTurn = createTurns()
    const steps = search(index, query, found)
    for (;;) {
      const { done, value } = steps.next()
      if (done) {
        found = value
        return linesOf(index, value)
      }
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
    switch (request.kind) {
      case 'open':
        return open(request.url, request.jsonLimit)
      case 'append':
        return append(request.text)
      case 'lines':
        return answer(request.id, linesBetween(request.from, request.to))
      case 'text':
        return answer(request.id, textBetween(request.from, request.to))
      case 'search': {
        const lines = await searchFor(request.query)
        return answer(request.id, lines, lines && [lines.buffer])
      }
      case 'errors': {
        const errors = index.errors.with()
        return answer(request.id, errors, [errors.buffer])
      }
    }
  }
}
