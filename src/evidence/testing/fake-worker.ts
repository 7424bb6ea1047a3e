import { vi } from 'vitest'
import type { Down, Up } from '../engine/messages.ts'

/** A worker in which no engine runs: it keeps what the page sends, and tells the page what a test has it tell. */
export class FakeWorker extends EventTarget {
  readonly batches: (readonly Down[])[] = []
  readonly options: WorkerOptions
  isEnded = false

  constructor(_: URL, options: WorkerOptions) {
    super()
    this.options = options
  }
  postMessage(messages: readonly Down[]) {
    this.batches.push(messages)
  }
  terminate() {
    this.isEnded = true
  }
  /** What the page has sent since the last look. */
  taken() {
    return this.batches.splice(0).flat()
  }
  tell(...messages: Up[]) {
    this.dispatchEvent(new MessageEvent('message', { data: messages }))
  }
}

/** Has all workers be such from now on, and notes them as they are made. */
export const fakeWorkers = (): FakeWorker[] => {
  const workers: FakeWorker[] = []
  class NotedWorker extends FakeWorker {
    constructor(url: URL, options: WorkerOptions) {
      super(url, options)
      workers.push(this)
    }
  }
  vi.stubGlobal('Worker', NotedWorker)
  return workers
}
