import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTestTransport } from '../testing/test-transport.ts'
import { deleteStores, openStore, storeName } from './kept-store.ts'
import type { Down, Up } from './messages.ts'
import { runEngine } from './run-engine.ts'

/** A slow machine is no failure. */
const patience = { timeout: 20_000 }

/** The lock of the tab that reads, of which one tab at a time is given. */
const locks = { held: [] as string[], waiting: [] as string[], free: [] as (() => void)[] }
const request = vi.fn(
  async (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    locks.waiting.push(name)
    await new Promise<void>((resolve, reject) => {
      locks.free.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    locks.held.push(name)
    await run()
    locks.held.splice(locks.held.indexOf(name), 1)
  },
)

const asked = vi.fn()

/** Channels between tabs: each hears the others of its name. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = []
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    FakeChannel.open.push(this)
  }
  postMessage(data: unknown) {
    const others = FakeChannel.open.filter((each) => each !== this && each.name === this.name)
    queueMicrotask(() => {
      for (const each of others) each.dispatchEvent(new MessageEvent('message', { data }))
    })
  }
}

beforeEach(() => {
  Object.assign(locks, { held: [], waiting: [], free: [] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked(new URL(url).pathname)
    return new Response(JSON.stringify({ reports: [] }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  setTestTransport({ isRenewed: false })
})
afterEach(() => void vi.unstubAllGlobals())

const start = ({ isKept = false } = {}) => {
  const told: Up[] = []
  const send = runEngine((messages) => told.push(...messages))
  const open: Down = {
    kind: 'open',
    subject: 'user',
    projectId: 'project',
    baseUrl: 'https://services.test',
    token: 'token',
    isKept,
  }
  const settled = () =>
    vi.waitFor(
      () => expect(told.at(-1)).toMatchObject({ kind: 'answer', isSettled: true }),
      patience,
    )
  return { told, send, open: () => send(open), settled }
}

const askJobs: Down = { kind: 'ask', id: 1, name: 'jobs', ask: { whole: true } }

test('what a page asks before the store is open is answered then', async () => {
  const { told, send, open, settled } = start()
  send(askJobs)
  expect(told).toEqual([])
  open()
  send({ ...askJobs, id: 2 })
  await settled()
  expect(new Set(told.flatMap((each) => (each.kind === 'answer' ? each.id : [])))).toEqual(
    new Set([1, 2]),
  )
  expect(asked).toHaveBeenCalledExactlyOnceWith('/projects/project/jobs/reports')
  // Without a disk in common each tab reads for itself.
  expect(request).not.toHaveBeenCalled()
})

test('with a disk in common the tab that is given the lock reads, while it is shown', async () => {
  const { send, open, settled } = start({ isKept: true })
  open()
  send(askJobs)
  const name = storeName('user', 'project')
  await vi.waitFor(() => expect(locks.waiting).toEqual([name]), patience)
  expect(asked).not.toHaveBeenCalled()
  locks.free.shift()?.()
  await settled()
  expect(asked).toHaveBeenCalledOnce()
  expect(locks.held).toEqual([name])

  send({ kind: 'presence', presence: 'away' })
  send({ kind: 'presence', presence: 'hidden' })
  await vi.waitFor(() => expect(locks.held).toEqual([]), patience)
  expect(locks.waiting).toHaveLength(1)
  send({ kind: 'presence', presence: 'here' })
  await vi.waitFor(() => expect(locks.waiting).toHaveLength(2), patience)
  // One that is hidden before it is its turn does not wait any longer.
  send({ kind: 'presence', presence: 'hidden' })
  await Promise.resolve()
  locks.free.shift()?.()
  await Promise.resolve()
  expect(locks.held).toEqual([])
})

test('what others have left on the disk is deleted', async () => {
  await openStore(storeName('another', 'project'), () => {})
  const { open } = start({ isKept: true })
  open()
  await vi.waitFor(
    async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([
        storeName('user', 'project'),
      ]),
    patience,
  )
})

test('what one tab reads, the others are told', async () => {
  FakeChannel.open = []
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const [reading, other] = [start({ isKept: true }), start({ isKept: true })]
  reading.open()
  await vi.waitFor(() => expect(locks.waiting).toHaveLength(1), patience)
  locks.free.shift()?.()
  other.open()
  other.send(askJobs)
  await other.settled()
  expect(asked).toHaveBeenCalledOnce()
})

test('a tab whose disk is deleted reads for itself from then on', async () => {
  const { send, open, settled } = start({ isKept: true })
  open()
  send(askJobs)
  await vi.waitFor(() => expect(locks.waiting).toHaveLength(1), patience)
  expect(asked).not.toHaveBeenCalled()
  await deleteStores()
  await settled()
  expect(asked).toHaveBeenCalledOnce()
})

test('a tab that has given the lock away reads nothing for others until it is given it again', async () => {
  const { send, open, settled } = start({ isKept: true })
  open()
  send(askJobs)
  await vi.waitFor(() => expect(locks.waiting).toHaveLength(1), patience)
  locks.free.shift()?.()
  await settled()
  send({ kind: 'presence', presence: 'hidden' })
  await vi.waitFor(() => expect(locks.held).toEqual([]), patience)
  // Nothing but the page's being shown has it ask for the lock.
  send({ kind: 'look' })
  expect(locks.waiting).toHaveLength(1)
  send({ kind: 'presence', presence: 'here' })
  await vi.waitFor(() => expect(locks.waiting).toHaveLength(2), patience)
  asked.mockClear()
  send({ kind: 'again', jobId: 'job' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).not.toHaveBeenCalled()
  locks.free.at(-1)?.()
  await vi.waitFor(() => expect(locks.held).toHaveLength(1), patience)
  send({ kind: 'again', jobId: 'job' })
  await vi.waitFor(
    () => expect(asked).toHaveBeenCalledWith('/projects/project/jobs/job/report'),
    patience,
  )
})

test('a tab that is hidden from the start does not wait for the lock', async () => {
  const { send, open } = start({ isKept: true })
  send({ kind: 'presence', presence: 'hidden' })
  open()
  await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1), patience)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(request).not.toHaveBeenCalled()
  send({ kind: 'presence', presence: 'here' })
  expect(request).toHaveBeenCalledOnce()
})

test('where nothing is to be kept, what is on the disk is left alone', async () => {
  const name = storeName('another', 'project')
  await openStore(name, () => {})
  const { open, send, settled } = start()
  open()
  send(askJobs)
  await settled()
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([name])
})
