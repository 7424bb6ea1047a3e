import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAhead, takeAhead } from './log-ahead.ts'
import type { OpenLog } from './open-log.ts'
import type { Report, Request } from './protocol.ts'

class FakeWorker extends EventTarget {
  sent: Request[] = []
  isEnded = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(request: Request) {
    this.sent.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  tell(report: Report) {
    this.dispatchEvent(new MessageEvent('message', { data: report }))
  }
}

let workers: FakeWorker[] = []
let taken: (OpenLog | undefined)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  workers = []
  taken = []
})
afterEach(() => {
  // One that is still ahead is of no other test.
  vi.advanceTimersByTime(30_000)
  for (const log of taken) log?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const link = (name: string) => ({ url: `https://store.test/${name}.log`, jsonLimit: 10 })
const progress = (lines: number): Report => ({
  kind: 'progress',
  lines,
  bytes: lines,
  isWhole: false,
})

/** Reads a log ahead; the worker that does. */
const ahead = (name: string) => {
  readAhead(link(name))
  const worker = workers.at(-1)
  if (!worker) throw new Error('Nothing is read ahead.')
  return worker
}

/** Shows a log, should it have been read ahead, and notes what it tells. */
const take = (name: string | undefined) => {
  const events = { onProgress: vi.fn(), onJson: vi.fn(), onFailure: vi.fn() }
  const log = takeAhead(name === undefined ? undefined : link(name).url, events)
  taken.push(log)
  return { events, log }
}

const linesTold = ({ onProgress }: ReturnType<typeof take>['events']) =>
  onProgress.mock.calls.map(([{ lines }]) => lines)

test('the first lines of a log are read before it is shown, and told to whoever shows it', async () => {
  const worker = ahead('a')
  expect(worker.sent).toEqual([{ kind: 'open', ...link('a'), isAhead: true }])
  worker.tell(progress(80))
  const { events, log } = take('a')
  expect(log).toBeDefined()
  // A page is told while it is drawn by nothing that it has not asked for.
  expect(linesTold(events)).toEqual([])
  await Promise.resolve()
  expect(linesTold(events)).toEqual([80])
  worker.tell(progress(500))
  expect(linesTold(events)).toEqual([80, 500])
  // It is open: it is read on, and not from its beginning.
  log?.open(link('a'))
  expect(worker.sent.slice(1)).toEqual([{ kind: 'shown' }])
})

test('what is told between showing and drawing comes in its order', async () => {
  const worker = ahead('a')
  worker.tell(progress(80))
  const { events } = take('a')
  worker.tell(progress(500))
  await Promise.resolve()
  expect(linesTold(events)).toEqual([80, 500])
})

test('JSON that was read ahead is told as well, and so is what fails once it is shown', async () => {
  const worker = ahead('a')
  const file = { text: '{}', isWhole: true, contentType: 'application/json' }
  worker.tell({ kind: 'json', file })
  const { events } = take('a')
  await Promise.resolve()
  expect(events.onJson).toHaveBeenCalledExactlyOnceWith(file)
  const failure = { kind: 'status', message: 'No', status: 403, url: '' } as const
  worker.tell({ kind: 'failed', failure })
  expect(events.onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failure), false)
  expect(worker.isEnded).toBe(false)
})

test('a log is taken once, and only by its link', () => {
  ahead('a')
  expect(take('b').log).toBeUndefined()
  expect(take(undefined).log).toBeUndefined()
  expect(take('a').log).toBeDefined()
  expect(take('a').log).toBeUndefined()
})

test('another log that is read ahead takes the place of the one before', () => {
  const first = ahead('a')
  const second = ahead('b')
  expect([first.isEnded, second.isEnded]).toEqual([true, false])
  expect(take('a').log).toBeUndefined()
  expect(take('b').log).toBeDefined()
})

test('nobody who shows it leaves it for half a minute', () => {
  const worker = ahead('a')
  vi.advanceTimersByTime(29_999)
  expect(worker.isEnded).toBe(false)
  vi.advanceTimersByTime(1)
  expect(worker.isEnded).toBe(true)
  expect(take('a').log).toBeUndefined()
})

test('one that is shown stays, whatever is read ahead after it', () => {
  const worker = ahead('a')
  take('a')
  const next = ahead('b')
  vi.advanceTimersByTime(29_999)
  expect([worker.isEnded, next.isEnded]).toEqual([false, false])
  vi.advanceTimersByTime(60_000)
  expect([worker.isEnded, next.isEnded]).toEqual([false, true])
})

test('one that fails before it is shown is left to the page to read', () => {
  const worker = ahead('a')
  worker.tell({ kind: 'failed', failure: { kind: 'others', message: '', status: 0, url: '' } })
  expect(worker.isEnded).toBe(true)
  expect(take('a').log).toBeUndefined()
})

test('the failure of an earlier one leaves a later one as it is', () => {
  const first = ahead('a')
  ahead('b')
  first.tell({ kind: 'failed', failure: { kind: 'others', message: '', status: 0, url: '' } })
  expect(take('b').log).toBeDefined()
})
