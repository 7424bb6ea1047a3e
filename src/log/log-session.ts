import { createSeriesIndex, lineAt, outlineOfIndex, textBetween } from './index-text.ts'
import { LogIndex } from './log-index.ts'
import { createLogReader } from './log-reader.ts'
import { createLogSearch } from './log-search.ts'
import type { PatternWorker } from './pattern-search.ts'
import type { Questions, Report, Request } from './protocol.ts'

/** The worker's side: reads one log and answers questions about it. */
export const createLogSession = (
  report: (report: Report, moved?: Transferable[]) => void,
  createPatternWorker: () => PatternWorker,
): ((request: Request) => void) => {
  const index = new LogIndex()
  const reader = createLogReader(index, report)
  const series = createSeriesIndex(index)
  const search = createLogSearch(index, report, createPatternWorker)

  const answer = (
    id: number,
    value: Questions[keyof Questions]['answer'],
    moved: Transferable[] = [],
  ) => report({ kind: 'answer', id, answer: value }, moved)

  return async (request) => {
    reader.asked()
    switch (request.kind) {
      case 'open':
        return reader.open(request)
      case 'shown':
        return reader.shown()
      case 'append':
        return reader.append(request.text)
      case 'lines': {
        const lines = request.numbers.flatMap((number) => lineAt(index, number) ?? [])
        return answer(request.id, await search.mark(lines, request.search))
      }
      case 'text':
        return answer(request.id, textBetween(index, request.from, request.to))
      case 'search': {
        const hits = await search.find(request.id, request.search)
        return answer(request.id, hits, hits && [hits.lines.buffer])
      }
      case 'series': {
        const made = await series()
        const moved = made.series.flatMap(({ steps, values }) => [steps.buffer, values.buffer])
        return answer(request.id, made, moved)
      }
      case 'outline': {
        const made = outlineOfIndex(index)
        return answer(request.id, made, [made.errors.buffer, made.warnings.buffer])
      }
    }
  }
}
