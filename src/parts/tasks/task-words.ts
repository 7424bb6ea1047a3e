import type { Pause } from '@/data/tasks/send-rules.ts'
import { countItems, isActive } from '@/data/tasks/task-progress.ts'
import { formatSeconds } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { pageOf, type Task } from './task.ts'

/** Current state of a task. */
export type TaskState =
  | 'running'
  | 'waiting'
  | 'canceling'
  | Pause['cause']
  | 'stopped'
  | 'failed'
  | 'unknown'
  | 'done'

/**
 * Current state of a task.
 *
 * @param isFirst whether it is the first one that is not ended
 */
export const stateOf = (
  task: Task,
  { pause, isFirst }: { pause: Pause | undefined; isFirst: boolean },
): TaskState => {
  if (isActive(task)) {
    if (task.canceled) return 'canceling'
    if (!isFirst) return 'waiting'
    return pause?.cause ?? 'running'
  }
  const { notSent, failed, unknown } = countItems(task.items)
  if (notSent > 0) return 'stopped'
  if (failed > 0) return 'failed'
  return unknown > 0 ? 'unknown' : 'done'
}

/** Words of the states beside the counts, with their meaning for the user. */
export const stateWords = {
  running: { word: '', text: 'You can leave this page, not this tab.' },
  waiting: { word: 'Waiting', text: 'It begins once the change below has ended.' },
  canceling: { word: 'Canceling…', text: 'Calls on their way are still awaited.' },
  limited: {
    word: 'Paused',
    text: 'The platform asked to wait. It goes on by itself; you can leave this page, not this tab.',
  },
  signIn: {
    word: 'Signed out',
    text: 'Your sign-in has expired. It goes on once you have signed in again.',
  },
  maintenance: {
    word: 'Maintenance',
    text: 'The platform is under maintenance. It goes on by itself once that is over.',
  },
  unreachable: {
    word: 'No connection',
    text: 'The platform does not answer. It goes on by itself once it does.',
  },
  stopped: { word: 'Stopped', text: 'Nothing more is sent until you go on.' },
  failed: { word: '', text: '' },
  unknown: { word: '', text: '' },
  done: { word: '', text: '' },
} as const satisfies Record<TaskState, { word: string; text: string }>

/** When the clock of the page shows so many milliseconds: to the second, as the two clocks differ by parts of one. */
const timeOf = (moment: number) =>
  new Date(Math.round((Date.now() + moment - performance.now()) / 1000) * 1000)

/** The word of a state: `Paused until 20:14:30`. */
export const wordOf = (state: TaskState, pause: Pause | undefined): string => {
  const { word } = stateWords[state]
  return state === 'limited' && pause && 'until' in pause
    ? `${word} until ${formatSeconds(timeOf(pause.until))}`
    : word
}

/** The line of a task: `181 of 300`, `Stopped at 181 of 300`, `297 moved`, or all that was done. */
export const lineOf = (task: Task, state: TaskState): string => {
  const { items, texts } = task
  const { done, unchanged } = countItems(items)
  const changed = done + unchanged
  const share = `${formatCount(changed)} of ${formatCount(items.length)}`
  if (state === 'done') return texts.ended
  if (state === 'failed' || state === 'unknown') return `${formatCount(changed)} ${texts.done}`
  return state === 'stopped' ? `Stopped at ${share}` : share
}

/** The lasting failures, with the reason of the first: `Failed to delete 3 items. In use.` */
export const failureOf = ({ items, texts }: Task, state: TaskState): string | undefined => {
  const [first, ...others] = items.flatMap((item) =>
    item.state.kind === 'failed' ? [item.state.reason] : [],
  )
  if (state !== 'failed' || !texts.failed || first === undefined) return undefined
  const { one, many } = texts.failed
  return `${others.length === 0 ? one : many.replace('{n}', `${others.length + 1}`)} ${first}`
}

/** Why it is not known of some things whether they were changed: `2 of 6: No answer came back.` */
export const noteOf = ({ items }: Task): string | undefined => {
  const [first, ...others] = items.flatMap(({ state }) =>
    state.kind === 'unknown' ? [state.note] : [],
  )
  return first && `${formatCount(others.length + 1)} of ${formatCount(items.length)}: ${first}`
}

/** Counts without success: `3 failed, 2 not known`. */
export const shortfallOf = ({ items }: Pick<Task, 'items'>): readonly string[] => {
  const { failed, unknown } = countItems(items)
  return [
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    ...(unknown > 0 ? [`${formatCount(unknown)} not known`] : []),
  ]
}

/** The announced text: progress in steps of 10 %, failures and pauses at once. */
export const announcementOf = (task: Task, state: TaskState, pause: Pause | undefined): string => {
  const { items, texts } = task
  const { left } = countItems(items)
  const percent = Math.floor(((items.length - left) / items.length) * 10) * 10
  const isOver = ['done', 'failed', 'unknown', 'stopped'].includes(state)
  return [
    state === 'done' ? texts.ended : texts.title,
    isOver ? state === 'stopped' && lineOf(task, state) : `${percent} %`,
    failureOf(task, state) ?? shortfallOf(task).join(', '),
    isOver && noteOf(task),
    wordOf(state, pause),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the undo of a task does to things besides the undo itself: only scenarios lose a review by it. */
export const undoHintOf = ({ change }: Pick<Task, 'change'>): string | undefined =>
  pageOf(change, '')?.of === 'scenario'
    ? 'Saves the former version of each scenario as a new one, which nobody has reviewed.'
    : undefined
