import { readLink } from '@/transport/read-link.ts'
import { lineOf } from './block.ts'
import { type Lines, partingOf } from './difference.ts'
import { LogIndex } from './log-index.ts'
import type { DifferenceReport, DifferenceRequest } from './open-difference.ts'
import { failureOf, shownLength } from './protocol.ts'
import { unpacked } from './unpacked.ts'

/** A log is longer than may be read. */
class LargeLog extends Error {}

const readLines = async (url: string, limit = Number.POSITIVE_INFINITY): Promise<Lines> => {
  const lines = await readLink(url, async ({ body, onProgress }): Promise<Lines | undefined> => {
    const index = new LogIndex()
    let bytes = 0
    const reader = body && (await unpacked(body, onProgress)).getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      if (bytes > limit) return undefined
      index.write(value)
    }
    index.end()
    return {
      count: index.lineCount,
      lineAt: (number) => {
        const line = index.find(number)
        return line ? lineOf(line.block, line.place, shownLength) : ''
      },
    }
  })
  if (!lines) throw new LargeLog()
  return lines
}

const answer = async ({ one, other, limit }: DifferenceRequest): Promise<DifferenceReport> => {
  try {
    const [ownLines, otherLines] = await Promise.all([
      readLines(one, limit),
      readLines(other, limit),
    ])
    return { kind: 'parting', parting: partingOf(ownLines, otherLines) }
  } catch (thrown) {
    // Whatever is under way ends with the worker.
    if (thrown instanceof LargeLog) return { kind: 'large' }
    return { kind: 'failed', failure: failureOf(thrown) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<DifferenceRequest>) =>
  postMessage(await answer(data)),
)
