import type { QueryClient } from '@tanstack/react-query'
import {
  forgetTask,
  holdTask,
  isOwn,
  keepTask,
  keptTask,
  keptTaskIds,
  noteSent,
} from '@/data/tasks/task-memory.ts'
import { isActive, reopen, type Trace, waitingItems } from '@/data/tasks/task-progress.ts'
import { createTaskQueue, type TaskQueue } from '@/data/tasks/task-queue.ts'
import { tasksWanted } from '@/data/tasks/tasks-wanted.ts'
import { formatCount } from '@/lib/numbers.ts'
import { subjectId, watchSignIn } from '@/session/sign-in/user.ts'
import { createStore } from '@/session/store.ts'
import { ApiError } from '@/transport/errors.ts'
import { unloadGuard } from '@/ui/forms/unload-guard.ts'
import { followUndo } from './follow-undo.ts'
import { refreshAfter, sendTask } from './send-task.ts'
import { callLimits, type Task, type TaskChange, type TaskTexts } from './task.ts'

/** Milliseconds between two states that are kept for a later visit: leaving the page keeps the newest at once. */
const keepInterval = 5000

/** Ids of the tasks that the browser does not keep: a reload loses what came of them. */
export const unkeptTasks = createStore<ReadonlySet<string>>(new Set())

const tellKept = (id: string, isKept: boolean) => {
  const unkept = unkeptTasks.get()
  if (unkept.has(id) !== isKept) return
  const others = [...unkept].filter((each) => each !== id)
  unkeptTasks.set(new Set(isKept ? others : [...others, id]))
}

/** Keeps changed tasks in this browser: soon, and at the latest when the page is left. */
const keepChanges = (queue: TaskQueue<Task>) => {
  const kept = new Map<string, Task>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const { tasks } = queue.current()
    for (const task of tasks) {
      if (kept.get(task.id) !== task) tellKept(task.id, keepTask(task))
      kept.set(task.id, task)
    }
    for (const id of kept.keys()) {
      if (tasks.some((task) => task.id === id)) continue
      forgetTask(id)
      tellKept(id, true)
      kept.delete(id)
    }
  }
  queue.shown.subscribe(() => {
    const isSettled = !queue.current().tasks.some(isActive)
    if (isSettled) keep()
    else timer ??= setTimeout(keep, keepInterval)
  })
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
  return keep
}

/** Has the browser ask before a tab is closed that has unfinished tasks, or some that are not kept. */
const askBeforeUnload = (queue: TaskQueue<Task>) => {
  const guard = unloadGuard()
  queue.shown.subscribe(() => {
    const unkept = unkeptTasks.get()
    guard(queue.current().tasks.some((task) => isActive(task) || unkept.has(task.id)))
  })
}

/** Takes over the user's tasks of earlier visits, and those of a tab once it is closed. */
const takeOver = (queue: TaskQueue<Task>, held: Set<string>) => {
  for (const id of keptTaskIds()) {
    if (held.has(id)) continue
    held.add(id)
    void holdTask(id).then(() => {
      const task = keptTask<Task>(id)
      const isNew = !queue.current().tasks.some((known) => known.id === id)
      if (task && isNew && task.change.area in callLimits) queue.add(reopen(task))
    })
  }
}

const notSignedIn = new ApiError({
  kind: 'token-is-empty',
  message: 'Whoever began this change is not signed in.',
  url: '',
})

const createTasks = (client: QueryClient) => {
  /** Ids of the tasks that this tab has, or waits for. */
  const held = new Set<string>()
  const queue = createTaskQueue<Task>({
    limitsOf: ({ change }) => callLimits[change.area],
    send: async (task, items, note) => {
      if (!isOwn(task)) throw notSignedIn
      noteSent(
        task.id,
        items.map(({ id }) => id),
      )
      return sendTask({ client, task, note }, task.change, items)
    },
    onEnded: (task) => {
      refreshAfter(client, task)
      for (const other of queue.current().tasks) {
        const next = followUndo(other, task)
        if (next !== other) queue.update(other.id, () => next)
      }
    },
  })
  const keep = keepChanges(queue)
  askBeforeUnload(queue)
  watchSignIn(() => {
    queue.signedIn()
    takeOver(queue, held)
  })
  addEventListener('online', queue.tryNow)
  takeOver(queue, held)
  const start = (task: Task) => {
    held.add(task.id)
    void holdTask(task.id)
    queue.add(task)
    keep()
  }
  return { queue, start }
}

let created: { client: QueryClient; tasks: ReturnType<typeof createTasks> } | undefined

const tasksOf = (client: QueryClient) => {
  if (created?.client !== client) created = { client, tasks: createTasks(client) }
  return created.tasks
}

/** The queue of all changes of many things in this tab. */
export const taskQueue = (client: QueryClient): TaskQueue<Task> => tasksOf(client).queue

/** A task to be started. */
export interface NewTask {
  projectId: string
  change: TaskChange
  items: readonly { id: string; name: string }[]
  texts: TaskTexts
}

/** Starts a task: it goes on while the user moves about. */
export const startTask = (
  client: QueryClient,
  { projectId, change, items, texts }: NewTask,
): void => {
  tasksOf(client).start({
    id: crypto.randomUUID(),
    subject: subjectId(),
    begun: Date.now(),
    projectId,
    change,
    texts,
    items: waitingItems(items),
    canceled: false,
    failures: 0,
  })
  tasksWanted.set(true)
}

const undoable = {
  suites: 'suitesUndo',
  attach: 'attachUndo',
  maps: 'mapsUndo',
  // Both save a former version anew.
  restore: 'mapsUndo',
  conditions: 'conditionsUndo',
} as const

const isUndoable = (
  change: TaskChange,
): change is Extract<TaskChange, { area: keyof typeof undoable }> =>
  Object.hasOwn(undoable, change.area)

/** The task that takes back what a task has changed; undefined if nothing can be taken back. */
export const undoOf = ({ projectId, change, items, texts }: Task): NewTask | undefined => {
  if (!isUndoable(change)) return undefined
  if (change.area === 'suites' && change.change.kind === 'delete') return undefined
  const traces: Record<string, Trace> = {}
  const changed = items.filter(({ id, state, undone }) => {
    if (undone || state.kind !== 'done' || state.trace?.before === undefined) return false
    traces[id] = state.trace
    return true
  })
  if (changed.length === 0) return undefined
  const isWhole = changed.length === items.length
  const share = isWhole ? '' : ` for ${formatCount(changed.length)} of ${formatCount(items.length)}`
  return {
    projectId,
    change: { area: undoable[change.area], traces },
    items: changed.map(({ id, name }) => ({ id, name })),
    texts: {
      noun: texts.noun,
      title: `Undo${share}: ${texts.title}`,
      ended: `Undone${share}: ${texts.ended}`,
      done: 'restored',
    },
  }
}

/** Takes back what a task has changed, as a task of its own. */
export const startUndo = (client: QueryClient, { id }: Pick<Task, 'id'>): void => {
  const queue = taskQueue(client)
  // The shown state may be older: a second press undoes nothing.
  const task = queue.current().tasks.find((known) => known.id === id)
  const undo = task && undoOf(task)
  if (!undo) return
  const undone = new Set(undo.items.map((item) => item.id))
  queue.update(id, (known) => ({
    ...known,
    items: known.items.map((item) => (undone.has(item.id) ? { ...item, undone: true } : item)),
  }))
  startTask(client, undo)
}
