import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PatternWorker } from './pattern-search.ts'
import type { Report, Request } from './protocol.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

type Listener = (event: MessageEvent) => void

const told: { report: Report; moved: Transferable[] }[] = []
const workers: { url: string; type: string | undefined }[] = []

/** The worker that runs, as all of them run in the test. */
let running: PatternWorker | undefined
let heed: Listener = () => undefined
let heedPattern: Listener = () => undefined

/** A worker for patterns whose code runs in the test. */
class PatternHost implements PatternWorker {
  onmessage: PatternWorker['onmessage'] = null
  constructor(url: URL, options?: WorkerOptions) {
    workers.push({ url: url.pathname.split('/').at(-1) ?? '', type: options?.type })
  }
  postMessage(data: unknown) {
    running = this
    heedPattern(new MessageEvent('message', { data: structuredClone(data) }))
    running = undefined
  }
  terminate() {}
}

beforeAll(async () => {
  const listeners: Listener[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener))
  await import('./worker.ts')
  await import('./pattern-worker.ts')
  ;[heed = heed, heedPattern = heedPattern] = listeners
  vi.stubGlobal('Worker', PatternHost)
  vi.stubGlobal('postMessage', (data: Report, options?: { transfer: Transferable[] }) => {
    if (running) running.onmessage?.(new MessageEvent('message', { data: data as never }))
    else told.push({ report: data, moved: options?.transfer ?? [] })
  })
})
afterAll(() => void vi.unstubAllGlobals())

const send = (request: Request) => heed(new MessageEvent('message', { data: request }))

test('a log is read, and searched by patterns, in workers', async () => {
  send({ kind: 'append', text: 'one\ntwo\n' })
  expect(told.at(-1)).toMatchObject({ report: { kind: 'progress', lines: 2 }, moved: [] })
  send({ kind: 'search', id: 1, search: { text: 'w.$', matchCase: true, isPattern: true } })
  await vi.waitFor(() => expect(told.at(-1)?.report.kind).toBe('answer'), patience)
  const lines = Uint32Array.of(1)
  expect(told.at(-1)).toEqual({
    report: { kind: 'answer', id: 1, answer: { lines, isPartial: false } },
    moved: [lines.buffer],
  })
  expect(workers).toEqual([{ url: 'pattern-worker.ts', type: 'module' }])
})
