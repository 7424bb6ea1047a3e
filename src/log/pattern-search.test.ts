import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogIndex } from './log-index.ts'
import { answerPattern, type PatternRequest } from './pattern.ts'
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

/** A log of 25,000 lines, of which the last of 3 blocks is still written; each 1000th has a needle. */
const growing = () => {
  const index = new LogIndex()
  const write = (from: number, count: number) =>
    index.write(
      new TextEncoder().encode(
        Array.from({ length: count }, (_, at) =>
          `${from + at} ${(from + at) % 1000 === 0 ? 'needle' : ''}`.padEnd(99, '-').concat('\n'),
        ).join(''),
      ),
    )
  write(0, 25_000)
  return { index, write }
}

const thousands = (count: number) => Uint32Array.from({ length: count }, (_, at) => at * 1000)

/** Answers each question at once, but those of which `isMute` is true: undefined is asked for what is in view. */
const answering = (isMute: (firstLine: number | undefined) => boolean = () => false) => {
  const asked: (number | undefined)[] = []
  const patterns = createPatternSearch(() => {
    const worker: PatternWorker = {
      onmessage: null,
      terminate: () => undefined,
      postMessage: (request: PatternRequest) => {
        const firstLine = 'block' in request ? request.block.firstLine : undefined
        asked.push(firstLine)
        if (isMute(firstLine)) return
        const data = answerPattern(request)
        queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data })))
      },
    }
    return worker
  })
  return { asked, search: patterns.search }
}

const needle = { source: 'nee+dle', matchCase: true }
const isCurrent = () => false

test('a log that still comes is searched whole, and later only what has come since', async () => {
  const { index, write } = growing()
  const [, second] = index.blocks
  const open = index.openBlock()
  expect(index.blocks).toHaveLength(2)
  const { asked, search } = answering()
  const told: number[] = []
  const tell = (lines: number) => void told.push(lines)
  const all = await search(index, needle, isCurrent, tell)
  expect(all).toEqual({ lines: thousands(25), isPartial: false })
  expect(asked).toEqual([0, second?.firstLine, open?.firstLine])
  expect(told).toEqual([second?.firstLine, index.lineCount])

  write(25_000, 2000)
  expect(index.blocks).toHaveLength(2)
  const more = await search(index, needle, isCurrent, tell)
  expect(more).toEqual({ lines: thousands(27), isPartial: false })
  expect(asked.slice(3)).toEqual([open?.firstLine])

  const other = await search(index, { ...needle, matchCase: false }, isCurrent, tell)
  expect(other).toEqual({ lines: thousands(27), isPartial: false })
  expect(asked.slice(4)).toEqual([0, second?.firstLine, open?.firstLine])
})

test('the time of a search is that of all its blocks', async () => {
  const { index } = growing()
  const [, second] = index.blocks
  const { search } = answering((firstLine) => firstLine === second?.firstLine)
  let ended: unknown
  const found = search(
    index,
    needle,
    isCurrent,
    // The first block took all but 100 ms.
    () => void vi.advanceTimersByTime(1900),
  ).then((answer) => {
    ended = answer
  })
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(99)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await found
  const inFirst = Math.ceil((second?.firstLine ?? 0) / 1000)
  expect(ended).toEqual({ lines: thousands(inFirst), isPartial: true })
})

test('lines that are still written and take too long are left out', async () => {
  const { index } = growing()
  const open = index.openBlock()
  const { search } = answering((firstLine) => firstLine === open?.firstLine)
  const found = search(index, needle, isCurrent, () => undefined)
  await vi.advanceTimersByTimeAsync(2000)
  const before = Math.ceil((open?.firstLine ?? 0) / 1000)
  expect(await found).toEqual({ lines: thousands(before), isPartial: true })
})

test('a search that became stale with its last lines has no answer', async () => {
  const { index } = growing()
  const { asked, search } = answering()
  const found = await search(
    index,
    needle,
    () => asked.length === 3,
    () => undefined,
  )
  expect(found).toBeUndefined()
})
