import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { openLog } from './open-log.ts'
import type { LogLine, Report, Request } from './protocol.ts'

afterEach(() => void vi.unstubAllGlobals())

class FakeWorker extends EventTarget {
  sent: Request[] = []
  isEnded = false
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

/** An open log, its worker, and what the page was told. */
const start = () => {
  const worker = new FakeWorker()
  vi.stubGlobal('Worker', function take() {
    return worker
  })
  const events = { onProgress: vi.fn(), onJson: vi.fn(), onFailure: vi.fn() }
  return { worker, events, log: openLog(events) }
}

const line = (number: number): LogLine => ({
  number,
  text: 'a',
  length: 1,
  styles: [],
  severity: undefined,
  time: undefined,
  hits: [],
})

test('sends on what the page wants of the log', () => {
  const { worker, log } = start()
  log.open({ url: 'https://store.test/a.log', jsonLimit: 10, isAhead: true })
  log.show()
  log.append('more\n')
  expect(worker.sent).toEqual([
    { kind: 'open', url: 'https://store.test/a.log', jsonLimit: 10, isAhead: true },
    { kind: 'shown' },
    { kind: 'append', text: 'more\n' },
  ])
})

test('tells how far the log is read, with its first lines, and that a file is JSON', () => {
  const { worker, events } = start()
  const progress = { lines: 1, bytes: 2, isWhole: false }
  worker.tell({ kind: 'progress', ...progress, ahead: [line(0)] })
  worker.tell({ kind: 'progress', ...progress })
  expect(events.onProgress.mock.calls).toEqual([
    [expect.objectContaining(progress), [line(0)]],
    [expect.objectContaining(progress), undefined],
  ])
  const file = { text: '{}', isWhole: true, contentType: 'application/json' }
  worker.tell({ kind: 'json', file })
  expect(events.onJson).toHaveBeenCalledExactlyOnceWith(file)
  expect(events.onFailure).not.toHaveBeenCalled()
})

test('each question gets its own answer, in whatever order, and is told of a long search', async () => {
  const { worker, log } = start()
  const searched = vi.fn()
  const search = { text: 'a', matchCase: false, isPattern: false }
  const text = log.ask('text', { from: 0, to: 1 })
  const hits = log.ask('search', { search }, searched)
  const [first, second] = worker.sent
  expect(first).toMatchObject({ kind: 'text', from: 0, to: 1 })
  expect(second).toMatchObject({ kind: 'search', search })
  if (!(first && 'id' in first && second && 'id' in second)) throw new Error('Nothing was asked.')
  worker.tell({ kind: 'searched', id: second.id, lines: 7 })
  const found = { lines: Uint32Array.of(3), isPartial: false }
  worker.tell({ kind: 'answer', id: second.id, answer: found })
  worker.tell({ kind: 'answer', id: first.id, answer: 'a\n' })
  // What comes late is of no use to anybody.
  worker.tell({ kind: 'searched', id: second.id, lines: 9 })
  worker.tell({ kind: 'searched', id: first.id, lines: 9 })
  worker.tell({ kind: 'answer', id: 99, answer: 'b\n' })
  expect(await text).toBe('a\n')
  expect(await hits).toBe(found)
  expect(searched.mock.calls).toEqual([[7]])
})

test('a log that could not be read to its end is told, and may still be asked', async () => {
  const { worker, events, log } = start()
  const failure = { kind: 'status', message: '403 Forbidden', status: 403, url: 'u' } as const
  worker.tell({ kind: 'failed', failure })
  const [[error, isLost] = []] = events.onFailure.mock.calls
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(failure)
  expect(isLost).toBe(false)
  expect(worker.isEnded).toBe(false)
  const text = log.ask('text', { from: 0, to: 1 })
  worker.tell({ kind: 'answer', id: 1, answer: 'a\n' })
  expect(await text).toBe('a\n')
})

test.each(['error', 'messageerror'])('by an %s of the worker all is lost', (event) => {
  const { worker, events, log } = start()
  const searched = vi.fn()
  const search = { text: 'a', matchCase: false, isPattern: false }
  void log.ask('search', { search }, searched)
  worker.dispatchEvent(new Event(event))
  expect(events.onFailure).toHaveBeenCalledExactlyOnceWith(
    new Error('The reader of the log has stopped.'),
    true,
  )
  expect(worker.isEnded).toBe(true)
  worker.tell({ kind: 'searched', id: 1, lines: 7 })
  expect(searched).not.toHaveBeenCalled()
})

test('a log that is closed ends its worker, and answers nothing any more', () => {
  const { worker, events, log } = start()
  const searched = vi.fn()
  void log.ask('search', { search: { text: 'a', matchCase: false, isPattern: false } }, searched)
  log.close()
  expect(worker.isEnded).toBe(true)
  worker.tell({ kind: 'searched', id: 1, lines: 7 })
  expect(searched).not.toHaveBeenCalled()
  expect(events.onFailure).not.toHaveBeenCalled()
})
