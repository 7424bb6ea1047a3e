import { createStore, type Store } from '@/session/store.ts'
import { ApiError } from '@/transport/errors.ts'
import { reportError } from '@/transport/report-error.ts'
import { alertDetailsOf } from '../alerts.ts'
import { awaitMaintenance, endMaintenance } from './awaited-maintenance.ts'
import {
  afterAnswer,
  afterRefusal,
  endPause,
  failedItems,
  failureLimit,
  freshSending,
  isPausing,
  mayBeOfOne,
  mayHaveChanged,
  type Pause,
  type PauseCause,
  verdictOf,
} from './send-rules.ts'
import {
  cancel,
  failItems,
  goOn,
  holdBack,
  type ItemResult,
  isActive,
  markSent,
  nextBatch,
  noteTrace,
  type Progress,
  retryFailed,
  sendInHalves,
  sendLater,
  settle,
  type TaskItem,
  type Trace,
} from './task-progress.ts'

/** The calls of a task. */
export interface CallLimits {
  /** Most items in a call. */
  most: number
  /** Most calls at a time. */
  atOnce: number
  /** Whether a refused call for many items is sent again in halves. */
  splits: boolean
}

interface QueueOptions<Task extends Progress> {
  limitsOf: (task: Task) => CallLimits
  /** Makes one call and returns the results by id. `note` keeps what an undo needs, before the change is sent. */
  send: (
    task: Task,
    items: readonly TaskItem[],
    note: (id: string, trace: Trace) => void,
  ) => Promise<ReadonlyMap<string, ItemResult>>
  /** Called when nothing of a task is on its way or waits any more. */
  onEnded: (task: Task) => void
}

/** The tasks, the newest last, and why none of them is sent. */
interface QueueState<Task extends Progress> {
  tasks: readonly Task[]
  pause: Pause | undefined
}

/** Changes many things: one task at a time, the others in order. */
export interface TaskQueue<Task extends Progress> {
  /** The state for screens, at most 100 ms old. */
  shown: Store<QueueState<Task>>
  /** The state at this moment. */
  current: () => QueueState<Task>
  /** Adds a task, in the order in which they were begun. One that is reopened waits for the user. */
  add: (task: Task) => void
  cancel: (id: string) => void
  goOn: (id: string) => void
  /** Sends again what failed, or one of it. */
  retryFailed: (id: string, only?: string) => void
  /** Changes what is said of a task. */
  update: (id: string, next: (task: Task) => Task) => void
  /** Removes an ended task. */
  dismiss: (id: string) => void
  /** Sends nothing further of any task. */
  holdBack: () => void
  /** Goes on after a sign-in. */
  signedIn: () => void
  /** Asks a platform again that did not answer. */
  tryNow: () => void
}

/** Milliseconds between two states on show: a new one for each of thousands of items would hold up the page. */
const showInterval = 100

/** Makes a queue of tasks. */
export const createTaskQueue = <Task extends Progress>({
  limitsOf,
  send,
  onEnded,
}: QueueOptions<Task>): TaskQueue<Task> => {
  let tasks: readonly Task[] = []
  let sending = freshSending
  let underWay = 0
  let waking: ReturnType<typeof setTimeout> | undefined
  let showing: ReturnType<typeof setTimeout> | undefined

  const current = (): QueueState<Task> => ({ tasks, pause: sending.pause })
  const shown = createStore(current())
  const show = () => {
    showing = undefined
    shown.set(current())
  }
  const showSoon = () => {
    showing ??= setTimeout(show, showInterval)
  }
  const showNow = () => {
    clearTimeout(showing)
    show()
  }

  const taskOf = (id: string) => tasks.find((task) => task.id === id)
  const change = (id: string, next: (task: Task) => Task) => {
    tasks = tasks.map((task) => (task.id === id ? next(task) : task))
    showSoon()
  }
  const endIfDone = (id: string) => {
    const task = taskOf(id)
    if (!task || isActive(task)) return
    if (!tasks.some(isActive)) endMaintenance()
    showNow()
    onEnded(task)
  }

  const pump = () => {
    if (sending.pause) return
    const active = tasks.find(isActive)
    if (!active) return
    const { most, atOnce } = limitsOf(active)
    while (underWay < Math.min(sending.atOnce, atOnce)) {
      const task = taskOf(active.id)
      const batch = task ? nextBatch(task, most) : []
      if (!task || batch.length === 0) return
      void call(task, batch)
    }
  }
  const wait = () => {
    clearTimeout(waking)
    const { pause } = sending
    if (pause && pause.cause !== 'signIn')
      waking = setTimeout(wake, pause.until - performance.now())
  }
  const wake = () => {
    sending = endPause(sending, performance.now())
    wait()
    pump()
    showNow()
  }
  const pauseFor = (cause: PauseCause, error: unknown) => {
    sending = afterRefusal(sending, cause, error, performance.now())
    wait()
    showNow()
  }

  const fail = (task: Task, ids: ReadonlySet<string>, error: unknown) => {
    const verdict = verdictOf(error)
    const unanswered = mayHaveChanged.has(verdict)
    if (isPausing(verdict)) {
      if (verdict === 'maintenance' && error instanceof Error) awaitMaintenance(error)
      change(task.id, (known) => sendLater(known, ids, unanswered))
      pauseFor(verdict, error)
      return
    }
    // The caches report the failures of calls.
    if (!(error instanceof ApiError)) reportError(error)
    if (ids.size > 1 && mayBeOfOne.has(verdict) && limitsOf(task).splits) {
      change(task.id, (known) => sendInHalves(known, ids))
      return
    }
    const { message: reason = 'The call was canceled.', requestId } =
      alertDetailsOf(error, { read: false }) ?? {}
    const { mend, systemic } = failedItems[verdict]
    change(task.id, (known) => {
      const failed = failItems(known, ids, { reason, requestId, mend, unanswered }, systemic)
      return failed.failures < failureLimit ? failed : holdBack(failed)
    })
  }

  const call = async (task: Task, batch: readonly TaskItem[]) => {
    const { id } = task
    const ids = new Set(batch.map((item) => item.id))
    change(id, (known) => markSent(known, ids))
    underWay += 1
    const begun = performance.now()
    try {
      const results = await send(task, batch, (itemId, trace) =>
        change(id, (known) => noteTrace(known, itemId, trace)),
      )
      endMaintenance()
      sending = afterAnswer(sending, performance.now() - begun)
      change(id, (known) => settle(known, ids, results))
    } catch (error) {
      fail(task, ids, error)
    }
    underWay -= 1
    endIfDone(id)
    pump()
  }

  const steer = (id: string, next: (task: Task) => Task) => {
    change(id, next)
    showNow()
    endIfDone(id)
    pump()
  }

  return {
    shown,
    current,
    add: (task) => {
      // The browser hands over the tasks of an earlier visit in any order.
      tasks = [...tasks, task].toSorted((a, b) => (a.begun ?? 0) - (b.begun ?? 0))
      showNow()
      // The dialog that asks for it closes first.
      setTimeout(pump)
    },
    cancel: (id) => steer(id, cancel),
    goOn: (id) => steer(id, goOn),
    retryFailed: (id, only) => steer(id, (task) => retryFailed(task, only)),
    update: (id, next) => {
      change(id, next)
      showNow()
    },
    dismiss: (id) => {
      tasks = tasks.filter((task) => task.id !== id || isActive(task))
      showNow()
    },
    holdBack: () => {
      for (const { id } of tasks.filter(isActive)) steer(id, holdBack)
    },
    signedIn: () => {
      if (sending.pause?.cause === 'signIn') wake()
    },
    tryNow: () => {
      const cause = sending.pause?.cause
      if (cause === 'maintenance' || cause === 'unreachable') wake()
    },
  }
}
