import { type FileText, type LinkedFile, readLink, readStart } from '@/transport/read-link.ts'
import { lineAt } from './index-text.ts'
import type { LogIndex } from './log-index.ts'
import { failureOf, type Report, type Request } from './protocol.ts'
import { createTurns } from './turns.ts'
import { unpacked } from './unpacked.ts'

/** Milliseconds between two reports of how far a log is read: for each, much of the page is redrawn. */
const readEvery = 250

/** Lines that are sent with the first report, so that they are shown without being asked for. */
const linesAhead = 80

/** Bytes that are taken at once, and before the first report. */
const portion = 256 * 1024
const firstPortion = 16 * 1024

/** Most milliseconds that the reading rests while the page draws the first lines. */
const drawingLimit = 100

const saysJson = ({ contentType }: LinkedFile) => /[/+]json$/.test(contentType)

/** Whether what a file begins with is JSON; services send logs under that name, too. */
const isJson = ({ text, isWhole }: FileText) => {
  if (!isWhole) return /^\s*(\{\s*"|\[\s*[[{"\d-])/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The file as text if it is JSON, else the file to be read as a log. */
const jsonOf = async (linked: LinkedFile, limit: number): Promise<FileText | LinkedFile> => {
  const [start, body] = linked.body?.tee() ?? [null, null]
  const file = await readStart({ ...linked, body: start }, limit)
  if (!isJson(file)) return { ...linked, body }
  await body?.cancel()
  return file
}

/** Reads a log into an index. */
export interface LogReader {
  open: (request: Extract<Request, { kind: 'open' }>) => Promise<void>
  /** Reads on, of a log that was opened ahead. */
  shown: () => void
  append: (text: string) => void
  /** Is called when the page asks for something: then it has drawn the first lines. */
  asked: () => void
}

/** A reader that reports how far it is. */
export const createLogReader = (index: LogIndex, report: (report: Report) => void): LogReader => {
  const encoder = new TextEncoder()
  let bytes = 0
  let isWhole = false
  let hasSentAhead = false
  let onAsked = () => {}
  const shown = Promise.withResolvers<void>()

  /** Lines to show first, once there are some. */
  const takeAhead = () => {
    if (hasSentAhead || index.lineCount === 0) return undefined
    hasSentAhead = true
    const count = Math.min(linesAhead, index.lineCount)
    return Array.from({ length: count }, (_, number) => lineAt(index, number)).filter(
      (line) => !!line,
    )
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

  const write = (part: Uint8Array) => {
    index.write(part)
    bytes += part.length
  }

  const readLog = async ({ body, size, onProgress }: LinkedFile, isAhead: boolean) => {
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
        write(part)
        at += part.length
        const isFirst = !hasSentAhead
        const isDue = performance.now() - told >= readEvery
        if (isDue && index.lineCount > 0) {
          tellProgress()
          told = performance.now()
          if (isFirst && !isShort) await (isAhead ? shown.promise : untilDrawn())
        }
        await takeTurn()
      }
    }
  }

  return {
    open: async ({ url, jsonLimit, isAhead = false }) => {
      try {
        const file = await readLink(url, async (linked) => {
          const read = saysJson(linked) ? await jsonOf(linked, jsonLimit) : linked
          return 'text' in read ? read : readLog(read, isAhead)
        })
        if (file) return report({ kind: 'json', file })
        isWhole = true
      } catch (thrown) {
        report({ kind: 'failed', failure: failureOf(thrown) })
      }
      index.end()
      tellProgress()
    },
    shown: shown.resolve,
    append: (text) => {
      write(encoder.encode(text))
      tellProgress()
    },
    asked: () => onAsked(),
  }
}
