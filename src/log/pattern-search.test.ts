import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogIndex } from './log-index.ts'
import { createPatternSearch, type PatternWorker } from './pattern-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const index = new LogIndex()
  index.write(new TextEncoder().encode('one\ntwo\n'))
  index.end()
  const workers: PatternWorker[] = []
  const patterns = createPatternSearch(() => {
    const worker = { onmessage: null, terminate: vi.fn(), postMessage: vi.fn() }
    workers.push(worker)
    return worker
  })
  const search = (source: string, isStale: boolean) =>
    patterns.search(
      index,
      { source, matchCase: true },
      () => isStale,
      () => undefined,
    )
  return { patterns, workers, search }
}

test('a search that was given up does not end the worker of the next one', async () => {
  const { patterns, workers, search } = start()
  const first = search('(x+x+)+y', true)
  vi.advanceTimersByTime(500)
  patterns.giveUp()
  expect(await first).toBeUndefined()
  const second = search('two', false)
  vi.advanceTimersByTime(1900)
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  expect(workers[1]?.terminate).not.toHaveBeenCalled()
  workers[1]?.onmessage?.(new MessageEvent('message', { data: [1] }))
  expect(await second).toEqual({ lines: Uint32Array.of(1), isPartial: false })
})

test('a pattern that takes too long ends with what was found', async () => {
  const { workers, search } = start()
  const found = search('(x+x+)+y', false)
  vi.advanceTimersByTime(2000)
  expect(await found).toEqual({ lines: new Uint32Array(), isPartial: true })
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
})
