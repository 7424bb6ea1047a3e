// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import { keptTaskIds } from '@/data/tasks/task-memory.ts'
import { ApiError } from '@/transport/errors.ts'
import type { Task } from './task.ts'
import { startTask, startUndo, taskQueue, undoOf, unkeptTasks } from './tasks.ts'

const signedIn = vi.hoisted(() => ({ as: 'her' as string | undefined, tell: () => undefined }))
const send = vi.hoisted(() => vi.fn())

vi.mock(import('@/session/sign-in/user.ts'), async (original) => ({
  ...(await original()),
  subjectId: () => signedIn.as,
  watchSignIn: (listener) => {
    signedIn.tell = () => void listener()
  },
}))
vi.mock(import('./send-task.ts'), async (original) => ({ ...(await original()), sendTask: send }))

const signIn = (as: string | undefined) => {
  signedIn.as = as
  signedIn.tell()
}

const refusal = (status: number) =>
  new ApiError({ kind: 'status', status, message: `${status}`, url: '' })

const label = { kind: 'addLabel', label: { key: 'trial', value: '2026' } } as const

/** Starts a task of suites on a page of its own. */
const begun = (ids = ['one', 'two']) => {
  const client = createQueryClient()
  startTask(client, {
    projectId: 'project',
    change: { area: 'suites', change: label },
    items: ids.map((id) => ({ id, name: id })),
    texts: { title: '', ended: '', done: '', noun: { one: '', many: '' } },
  })
  const queue = taskQueue(client)
  const nth = (index: number) => {
    const task = queue.current().tasks[index]
    if (!task) throw new Error('There is no such task.')
    return task
  }
  const reaches = (index: number, kinds: readonly string[]) =>
    vi.waitFor(() => expect(nth(index).items.map(({ state }) => state.kind)).toEqual(kinds))
  return { client, queue, nth, reaches }
}

const allDone = async ({ id }: Task['items'][number]) =>
  new Map([[id, { kind: 'done', trace: { before: 1, was: '' } }]])

const answerAll = () =>
  send.mockImplementation((_context, _change, [item]: Task['items']) => item && allDone(item))

afterEach(() => {
  vi.restoreAllMocks()
  send.mockReset()
  signedIn.as = 'her'
  localStorage.clear()
})

test('an undo waits for its turn behind another task, and for a sign-in, and is made once', async () => {
  answerAll()
  const { client, queue, nth, reaches } = begun()
  await reaches(0, ['done', 'done'])

  // Another task runs, and another tab signs out.
  send.mockRejectedValue(refusal(401))
  startTask(client, { ...nth(0), items: [{ id: 'three', name: 'Three' }] })
  await vi.waitFor(() => expect(queue.current().pause?.cause).toBe('signIn'))
  send.mockClear()
  const onShow = nth(0)
  startUndo(client, onShow)
  startUndo(client, onShow)
  expect(queue.current().tasks).toHaveLength(3)
  await reaches(2, ['waiting', 'waiting'])
  expect(send).not.toHaveBeenCalled()

  answerAll()
  signIn('her')
  await reaches(1, ['done'])
  await reaches(2, ['done', 'done'])
  const areas = send.mock.calls.map(([, change]) => change.area)
  expect(areas).toEqual(['suites', 'suitesUndo', 'suitesUndo'])
})

test('what another try changes after an undo can be undone as well, and nothing twice', async () => {
  send.mockImplementation((_context, _change, [item]: Task['items']) => {
    if (item?.id === 'two') throw refusal(403)
    return item && allDone(item)
  })
  const { client, queue, nth, reaches } = begun(['one', 'two', 'three'])
  await reaches(0, ['done', 'failed', 'done'])
  const undo = undoOf({ ...nth(0), texts: { ...nth(0).texts, title: 'Add', ended: 'Added' } })
  expect(undo?.texts).toMatchObject({
    title: 'Undo for 2 of 3: Add',
    ended: 'Undone for 2 of 3: Added',
  })
  startUndo(client, nth(0))
  await reaches(1, ['done', 'done'])
  expect(undoOf(nth(0))).toBeUndefined()

  answerAll()
  queue.retryFailed(nth(0).id)
  await reaches(0, ['done', 'done', 'done'])
  startUndo(client, nth(0))
  await reaches(2, ['done'])
  expect(nth(2).items.map(({ id }) => id)).toEqual(['two'])
  expect(undoOf(nth(0))).toBeUndefined()
})

test.each(['QuotaExceededError', 'SecurityError'])(
  'a browser that stores nothing, %s, keeps no older state, and the user is told',
  async (name) => {
    const { promise, resolve: answer } = Promise.withResolvers<ReadonlyMap<string, unknown>>()
    send.mockReturnValue(promise)
    const { queue, nth, reaches } = begun()
    const { id } = nth(0)
    await reaches(0, ['sent', 'sent'])
    expect(keptTaskIds()).toEqual([id])

    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', name)
    })
    queue.cancel(id)
    dispatchEvent(new Event('pagehide'))
    expect(unkeptTasks.get()).toEqual(new Set([id]))
    expect(keptTaskIds()).toEqual([])

    full.mockRestore()
    queue.update(id, (task) => ({ ...task, failures: 1 }))
    dispatchEvent(new Event('pagehide'))
    expect(unkeptTasks.get()).toEqual(new Set())
    expect(keptTaskIds()).toEqual([id])
    answer(new Map())
    await reaches(0, ['failed', 'failed'])
  },
)

test('what a page has sent before it crashes may have been changed, and is not said to be unsent', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReadonlyMap<string, unknown>>()
  send.mockReturnValue(promise)
  const ids = ['1', '2', '3', '4', '5', '6', '7']
  const { nth, reaches } = begun(ids)
  await reaches(
    0,
    ids.map((id) => (Number(id) > 5 ? 'waiting' : 'sent')),
  )

  const queue = taskQueue(createQueryClient())
  await vi.waitFor(() => expect(queue.current().tasks).toHaveLength(1))
  const items = queue.current().tasks[0]?.items ?? []
  expect(items.map(({ state, unanswered = false }) => [state.kind, unanswered])).toEqual(
    ids.map((id) => (Number(id) > 5 ? ['notSent', false] : ['failed', true])),
  )
  expect(queue.current().tasks[0]?.id).toBe(nth(0).id)

  // The newer state is kept by now, and the note of what was sent has gone.
  await vi.waitFor(() => expect(localStorage.getItem(`sent ${nth(0).id}`)).toBeNull())
  answer(new Map())
  await reaches(0, Array(7).fill('failed'))
})

test('the browser asks before a tab is closed that alone knows what came of a task', async () => {
  answerAll()
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const { queue, nth, reaches } = begun()
  await reaches(0, ['done', 'done'])
  expect(asks()).toBe(true)
  queue.dismiss(nth(0).id)
  expect(asks()).toBe(false)
  full.mockRestore()
})

test('a task is sent and shown again by who began it alone, also after a sign-out', async () => {
  const begin = createQueryClient()
  send.mockRejectedValue(new ApiError({ kind: 'status', status: 401, message: '', url: '' }))
  startTask(begin, {
    projectId: 'project',
    change: { area: 'suites', change: { kind: 'delete' } },
    items: [{ id: 'one', name: 'One' }],
    texts: { title: '', ended: '', done: '', noun: { one: '', many: '' } },
  })
  const pause = () => taskQueue(begin).current().pause?.cause
  await vi.waitFor(() => expect(pause()).toBe('signIn'))
  expect(send).toHaveBeenCalledOnce()

  for (const other of ['him', undefined]) {
    signIn(other)
    await vi.waitFor(() => expect(pause()).toBe('signIn'))
    expect(send).toHaveBeenCalledOnce()
  }
  dispatchEvent(new Event('pagehide'))
  expect(keptTaskIds()).toEqual([])

  // The page of a later sign-in is there before its user is known.
  const later = taskQueue(createQueryClient())
  signIn('him')
  expect(later.current().tasks).toEqual([])
  signIn('her')
  await vi.waitFor(() =>
    expect(later.current().tasks[0]?.items[0]?.state).toEqual({ kind: 'notSent' }),
  )
  send.mockResolvedValue(new Map([['one', { kind: 'done' }]]))
  later.goOn(later.current().tasks[0]?.id ?? '')
  await vi.waitFor(() =>
    expect(later.current().tasks[0]?.items[0]?.state).toMatchObject({ kind: 'done' }),
  )
  expect(send).toHaveBeenCalledTimes(2)
})
