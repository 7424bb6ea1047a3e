import { readLink } from '@/transport/read-link.ts'
import { lineOf } from './block.ts'
import { type Lines, partingOf } from './difference.ts'
import { LogIndex } from './log-index.ts'
import type { DifferenceReport, DifferenceRequest } from './open-difference.ts'
import { failureOf, shownLength } from './protocol.ts'
import { unpacked } from './unpacked.ts'

const readLines = (url: string): Promise<Lines> =>
  readLink(url, async ({ body, onProgress }) => {
    const index = new LogIndex()
    const reader = body && (await unpacked(body, onProgress)).getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
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

const answer = async ({ one, other }: DifferenceRequest): Promise<DifferenceReport> => {
  try {
    const [ownLines, otherLines] = await Promise.all([readLines(one), readLines(other)])
    return { kind: 'parting', parting: partingOf(ownLines, otherLines) }
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<DifferenceRequest>) =>
  postMessage(await answer(data)),
)
