import { subjectId } from '@/session/sign-in/user.ts'
import { localMemory } from '@/session/storage.ts'
import { markSent, type Progress, type TaskItem } from './task-progress.ts'
import { taskPrefix } from './tasks-wanted.ts'

/** A task as local storage keeps it. */
interface Kept<Task> {
  /** Milliseconds since 1970. */
  keptAt: number
  task: Task
}

/** Milliseconds after which a task of an earlier visit is forgotten. */
const lifetime = 7 * 86_400_000

/** Items under one key: of a large task, only what has changed is written again. */
const partSize = 100

/** The first part comes with the task itself. */
const keyOf = (id: string, part = 0) =>
  part === 0 ? (`task ${id}` as const) : (`items ${part} ${id}` as const)

const sentKeyOf = (id: string) => `sent ${id}` as const

const withoutTraces = <Task extends Progress>(task: Task): Task => ({
  ...task,
  items: task.items.map(({ trace: _, state, ...item }) => ({
    ...item,
    state: state.kind === 'done' ? { kind: 'done' } : state,
  })),
})

/** The items of each task as this page has written them. */
const written = new Map<string, readonly TaskItem[]>()

const write = <Task extends Progress>(task: Task) => {
  const { id, items } = task
  const before = written.get(id) ?? []
  written.delete(id)
  for (let part = 0; part === 0 || part * partSize < items.length; part += 1) {
    const start = part * partSize
    const own = items.slice(start, start + partSize)
    if (part > 0 && own.every((item, at) => item === before[start + at])) continue
    const first = { keptAt: Date.now(), task: { ...task, items: own } } satisfies Kept<Task>
    if (!localMemory.write(keyOf(id, part), JSON.stringify(part === 0 ? first : own))) return false
  }
  written.set(id, items)
  localMemory.remove(sentKeyOf(id))
  return true
}

const sentSinceKept = (id: string): readonly string[] =>
  localMemory.read(sentKeyOf(id))?.split('\n') ?? []

/** Notes what is about to be sent: a page that crashes keeps no newer state of the task. */
export const noteSent = (id: string, itemIds: readonly string[]): void => {
  localMemory.write(sentKeyOf(id), [...sentSinceKept(id), ...itemIds].join('\n'))
}

/** Forgets a task. */
export const forgetTask = (id: string): void => {
  written.delete(id)
  localMemory.remove(sentKeyOf(id))
  for (let part = 0; localMemory.read(keyOf(id, part)) !== undefined; part += 1) {
    localMemory.remove(keyOf(id, part))
  }
}

/**
 * Keeps a task for later visits; without what its undo needs, if that is more than the browser stores. False if it
 * stores nothing of it.
 */
export const keepTask = <Task extends Progress>(task: Task): boolean => {
  if (write(task) || write(withoutTraces(task))) return true
  // An older state would tell that something was not sent, which was sent since.
  forgetTask(task.id)
  return false
}

const read = (id: string, part?: number) => {
  try {
    return JSON.parse(localMemory.read(keyOf(id, part)) ?? '')
  } catch {
    return undefined
  }
}

/** Written by `keepTask`; whoever shows it drops a kind that this build does not know. */
const readTask = <Task extends Progress>(id: string): Kept<Task> | undefined => read(id)

const readItems = (id: string, part = 1): readonly TaskItem[] => {
  const items: readonly TaskItem[] | undefined = read(id, part)
  return items ? [...items, ...readItems(id, part + 1)] : []
}

/** Whether a task is the user's: another one may have signed in since. */
export const isOwn = (task: Progress | undefined): boolean =>
  task?.subject !== undefined && task.subject === subjectId()

/** The kept task of the user with this id. */
export const keptTask = <Task extends Progress>(id: string): Task | undefined => {
  const task = readTask<Task>(id)?.task
  if (!task || !isOwn(task)) return undefined
  const whole = { ...task, items: [...task.items, ...readItems(id)] }
  return markSent(whole, new Set(sentSinceKept(id)))
}

/** Ids of the kept tasks of the user; forgets those of anybody that are too old or cannot be read. */
export const keptTaskIds = (): readonly string[] =>
  localMemory
    .keys()
    .filter((key) => key.startsWith(taskPrefix))
    .map((key) => key.slice(taskPrefix.length))
    .filter((id) => {
      const isCurrent = Date.now() - (readTask(id)?.keptAt ?? 0) < lifetime
      if (!isCurrent) forgetTask(id)
      return isCurrent && isOwn(readTask(id)?.task)
    })

/** Milliseconds in which a tab that is reloaded comes back for its tasks. */
const comeBackTime = 5000

/** Holds a lock until the page is left; false if another tab has it. A browser that refuses locks has no other tabs. */
const holdLock = (name: string) =>
  new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock && new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })

/** Waits until no other tab has this task, nor comes back for it, and holds it until the page is left. */
export const holdTask = async (id: string): Promise<void> => {
  if (!navigator.locks) return
  const name = `evaluation ${keyOf(id)}`
  while (!(await holdLock(name))) {
    await navigator.locks.request(name, () => undefined)
    await new Promise((done) => setTimeout(done, comeBackTime))
  }
}
