import { subjectId } from '@/session/sign-in/user.ts'
import { localMemory } from '@/session/storage.ts'
import { markSent, type Progress } from './task-progress.ts'
import { taskPrefix } from './tasks-wanted.ts'

/** A task as local storage keeps it. */
interface Kept<Task> {
  /** Milliseconds since 1970. */
  keptAt: number
  task: Task
}

/** Milliseconds after which a task of an earlier visit is forgotten. */
const lifetime = 7 * 86_400_000

const keyOf = (id: string) => `task ${id}` as const

const sentKeyOf = (id: string) => `sent ${id}` as const

const withoutTraces = <Task extends Progress>(task: Task): Task => ({
  ...task,
  items: task.items.map(({ trace: _, state, ...item }) => ({
    ...item,
    state: state.kind === 'done' ? { kind: 'done' } : state,
  })),
})

const write = <Task extends Progress>(task: Task) => {
  const text = JSON.stringify({ keptAt: Date.now(), task } satisfies Kept<Task>)
  const key = keyOf(task.id)
  localMemory.write(key, text)
  const isKept = localMemory.read(key) === text
  if (isKept) localMemory.remove(sentKeyOf(task.id))
  return isKept
}

const sentSinceKept = (id: string): readonly string[] =>
  localMemory.read(sentKeyOf(id))?.split('\n') ?? []

/** Notes what is about to be sent: a page that crashes keeps no newer state of the task. */
export const noteSent = (id: string, itemIds: readonly string[]): void =>
  localMemory.write(sentKeyOf(id), [...sentSinceKept(id), ...itemIds].join('\n'))

/** Forgets a task. */
export const forgetTask = (id: string): void => {
  localMemory.remove(keyOf(id))
  localMemory.remove(sentKeyOf(id))
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

const read = <Task extends Progress>(key: string): Kept<Task> | undefined => {
  try {
    // Written by `keepTask`; whoever shows it drops a kind that this build does not know.
    return JSON.parse(localMemory.read(keyOf(key)) ?? '')
  } catch {
    return undefined
  }
}

/** Whether a task is the user's: another one may have signed in since. */
export const isOwn = (task: Progress | undefined): boolean =>
  task?.subject !== undefined && task.subject === subjectId()

/** The kept task of the user with this id. */
export const keptTask = <Task extends Progress>(id: string): Task | undefined => {
  const task = read<Task>(id)?.task
  return task && isOwn(task) ? markSent(task, new Set(sentSinceKept(id))) : undefined
}

/** Ids of the kept tasks of the user; forgets those of anybody that are too old or cannot be read. */
export const keptTaskIds = (): readonly string[] =>
  localMemory
    .keys()
    .filter((key) => key.startsWith(taskPrefix))
    .map((key) => key.slice(taskPrefix.length))
    .filter((id) => {
      const isCurrent = Date.now() - (read(id)?.keptAt ?? 0) < lifetime
      if (!isCurrent) forgetTask(id)
      return isCurrent && isOwn(read(id)?.task)
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
