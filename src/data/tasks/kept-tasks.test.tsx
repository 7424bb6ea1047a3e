// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetTask, keepTask, keptTask, keptTaskIds, noteSent } from './task-memory.ts'
import { type Progress, settle, waitingItems } from './task-progress.ts'

vi.mock(import('@/session/sign-in/user.ts'), async (original) => ({
  ...(await original()),
  subjectId: () => 'her',
}))

const taskOf = (count: number, id = 'task'): Progress => ({
  id,
  subject: 'her',
  items: waitingItems(Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `“${at}”` }))),
  canceled: false,
  failures: 0,
})

const done = (task: Progress, ids: readonly string[]) =>
  settle(
    task,
    new Set(ids),
    new Map(ids.map((id) => [id, { kind: 'done', trace: { before: 1, was: 'x'.repeat(500) } }])),
  )

/** Keys and lengths of what is written from here on. */
const watchWrites = () => {
  const original = Storage.prototype.setItem
  const writes: [string, number][] = []
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    writes.push([key, value.length])
    original.call(this, key, value)
  })
  return writes
}

afterEach(() => {
  vi.restoreAllMocks()
  forgetTask('task')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a task of any size is kept as it is after any changes, and forgotten whole', () => {
  const changes = fc.array(fc.array(fc.nat(400), { maxLength: 6 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 401 }), changes, (count, steps) => {
      let task = taskOf(count)
      for (const step of [[], ...steps]) {
        task = done(task, step.map(String))
        expect(keepTask(task)).toBe(true)
        expect(keptTask('task')).toEqual(task)
      }
      expect(keptTaskIds()).toEqual(['task'])
      forgetTask('task')
      expect(Object.keys(localStorage)).toEqual([])
    }),
  )
})

test('of a large task only what has changed is written again', () => {
  const task = taskOf(1000)
  keepTask(task)
  const writes = watchWrites()
  const next = done(task, ['250', '299', '720'])
  keepTask(next)
  expect(writes.map(([key]) => key)).toEqual(['task task', 'items 2 task', 'items 7 task'])
  writes.length = 0
  keepTask(next)
  expect(writes.map(([key]) => key)).toEqual(['task task'])
  expect(keptTask('task')).toEqual(next)
})

test('what a task as an earlier build kept it has of items is all there', () => {
  const task = taskOf(300)
  localStorage.setItem('task task', JSON.stringify({ keptAt: Date.now(), task }))
  expect(keptTask('task')).toEqual(task)
})

test('what is sent after a task was kept may have been changed, in whichever part it is', () => {
  const task = taskOf(250)
  keepTask(task)
  noteSent('task', ['3', '240'])
  const sent = keptTask('task')?.items.filter(({ state }) => state.kind === 'sent')
  expect(sent?.map(({ id }) => id)).toEqual(['3', '240'])
  keepTask(task)
  expect(keptTask('task')).toEqual(task)
})

test('where the browser has room for the results alone, the undo goes; without room, all goes', () => {
  const room = { left: 100_000 }
  const original = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const taken = Object.keys(this).reduce(
      (sum, other) => sum + (other === key ? 0 : (this.getItem(other)?.length ?? 0)),
      value.length,
    )
    if (taken > room.left) throw new DOMException('', 'QuotaExceededError')
    original.call(this, key, value)
  })
  const task = taskOf(400)
  const ids = task.items.map(({ id }) => id)
  expect(keepTask(done(task, ids.slice(0, 50)))).toBe(true)
  expect(keptTask('task')).toEqual(done(task, ids.slice(0, 50)))
  const all = done(task, ids)
  expect(keepTask(all)).toBe(true)
  expect(keptTask('task')?.items).toEqual(
    all.items.map((item) => ({ ...item, state: { kind: 'done' } })),
  )
  // Later states fit no better, and are kept all the same.
  expect(keepTask({ ...all, failures: 1 })).toBe(true)
  expect(keptTask('task')?.failures).toBe(1)
  room.left = 1000
  expect(keepTask({ ...all, failures: 2 })).toBe(false)
})

test('items that cannot be read end the task where they begin', () => {
  keepTask(taskOf(250))
  localStorage.setItem('items 2 task', 'nonsense')
  expect(keptTask('task')?.items).toHaveLength(200)
  localStorage.setItem('task task', 'nonsense')
  expect(keptTask('task')).toBeUndefined()
  expect(keptTaskIds()).toEqual([])
})
