/** Who can help with a thing that was not changed: a person who opens it, or another try. */
type Mend = 'open' | 'retry'

/** Facts that the undo of a change needs. */
export interface Trace {
  /** Version before the change, and the one that it saved. */
  before?: string | number
  after?: string | number
  /** The former value, as JSON. */
  was?: string
}

/** Result of the change of one thing. */
export type ItemResult =
  | { kind: 'done'; trace?: Trace }
  /** It already was as wanted. */
  | { kind: 'unchanged' }
  /** A call without an answer may have changed it, and nothing tells yet: another try looks again. */
  | { kind: 'unknown'; note: string }
  | { kind: 'failed'; reason: string; requestId?: string | undefined; mend: Mend }

/** Progress of one thing. What is `notSent` waits for a person who wants to go on; nothing of it was ever sent. */
export type ItemState = ItemResult | { kind: 'waiting' } | { kind: 'sent' } | { kind: 'notSent' }

/** One thing to change. Plain data. */
export interface TaskItem {
  readonly id: string
  /** Any text. */
  readonly name: string
  readonly state: ItemState
  /** Largest batch to send it in, after a larger one was refused. */
  readonly most?: number
  /** It was sent, and no answer came: it may have been changed. */
  readonly unanswered?: true
  /** Noted before it was sent; once it is done, its result has it. */
  readonly trace?: Trace
  /** Its change has been undone, or is being undone. */
  readonly undone?: true
}

/** A change of many things, as far as its progress goes. Plain data; the first item is sent first. */
export interface Progress {
  readonly id: string
  /** Whose task it is: it is shown to nobody else, and sent by nobody else. */
  readonly subject?: string | undefined
  /** When it was begun, in milliseconds since 1970. */
  readonly begun?: number
  readonly items: readonly TaskItem[]
  /** The user has canceled it; sent items are still awaited. */
  readonly canceled: boolean
  /** Number of calls in a row that failed for reasons that are hardly about their items. */
  readonly failures: number
}

/** New items: all of them wait. */
export const waitingItems = (items: readonly { id: string; name: string }[]): readonly TaskItem[] =>
  items.map(({ id, name }) => ({ id, name, state: { kind: 'waiting' } }))

const withStates = <Task extends Progress>(
  task: Task,
  change: (item: TaskItem) => TaskItem | undefined,
): Task => ({ ...task, items: task.items.map((item) => change(item) ?? item) })

/** Number of items in each state; `left` are those without a result. */
export const countItems = (
  items: readonly TaskItem[],
): Record<ItemState['kind'] | 'left', number> => {
  const counts = {
    waiting: 0,
    sent: 0,
    done: 0,
    unchanged: 0,
    unknown: 0,
    failed: 0,
    notSent: 0,
    left: 0,
  }
  for (const { state } of items) counts[state.kind] += 1
  counts.left = counts.waiting + counts.sent + counts.notSent
  return counts
}

/** Whether something is on its way or waits: the task goes on by itself. */
export const isActive = ({ items }: Progress): boolean =>
  items.some(({ state }) => state.kind === 'waiting' || state.kind === 'sent')

/**
 * The items of the next call; empty if none waits.
 *
 * @param most largest number in one call
 */
export const nextBatch = ({ items }: Progress, most: number): readonly TaskItem[] => {
  const batch: TaskItem[] = []
  let limit = most
  for (const item of items) {
    if (item.state.kind !== 'waiting') continue
    const own = Math.min(item.most ?? most, most)
    if (batch.length === 0) limit = own
    else if (own !== limit) break
    batch.push(item)
    if (batch.length === limit) break
  }
  return batch
}

/** Marks items as sent. */
export const markSent = <Task extends Progress>(task: Task, ids: ReadonlySet<string>): Task =>
  withStates(task, (item) => (ids.has(item.id) ? { ...item, state: { kind: 'sent' } } : undefined))

/** Notes facts about an item before it is sent. */
export const noteTrace = <Task extends Progress>(task: Task, id: string, trace: Trace): Task =>
  withStates(task, (item) => {
    if (item.id !== id) return undefined
    // A second try finds what the first may have changed: the first note holds.
    return { ...item, trace: (item.unanswered && item.trace) || trace }
  })

const noWord: ItemResult = {
  kind: 'failed',
  reason: 'The answer does not say what came of it.',
  mend: 'retry',
}

const resultOf = ({ unanswered, trace }: TaskItem, result: ItemResult): ItemState => {
  // If a call got no answer, and the thing is as wanted now, that call changed it.
  if (result.kind === 'unchanged' && unanswered) {
    return { ...result, kind: 'done', ...(trace && { trace }) }
  }
  if (result.kind !== 'done') return result
  return { kind: 'done', trace: { ...trace, ...result.trace } }
}

const settled = (item: TaskItem, result: ItemResult | undefined): TaskItem => {
  if (!result) return { ...item, state: noWord, unanswered: true }
  const { trace, ...rest } = item
  const state = resultOf(item, result)
  if (state.kind === 'done') return { ...rest, state }
  // Another try looks first.
  const isOpen = result.kind === 'unknown'
  return { ...item, state, ...(isOpen && { unanswered: true }) }
}

/** Records the results of a call; an item without one has failed, and may have been changed. */
export const settle = <Task extends Progress>(
  task: Task,
  ids: ReadonlySet<string>,
  results: ReadonlyMap<string, ItemResult>,
): Task => ({
  ...withStates(task, (item) =>
    ids.has(item.id) ? settled(item, results.get(item.id)) : undefined,
  ),
  failures: 0,
})

/** How a call failed, for its items. */
export interface CallFailure {
  reason: string
  requestId?: string | undefined
  mend: Mend
  /** The items may have been changed all the same. */
  unanswered: boolean
}

/** Marks the items of a failed call as failed. `systemic` failures are hardly about these items. */
export const failItems = <Task extends Progress>(
  task: Task,
  ids: ReadonlySet<string>,
  { reason, requestId, mend, unanswered }: CallFailure,
  systemic: boolean,
): Task => ({
  ...withStates(task, (item) =>
    ids.has(item.id)
      ? {
          ...item,
          ...(unanswered && { unanswered }),
          state: { kind: 'failed', reason, mend, ...(requestId !== undefined && { requestId }) },
        }
      : undefined,
  ),
  failures: systemic ? task.failures + 1 : 0,
})

/** The state of an item that is not sent any more. */
const stopped = ({ unanswered }: TaskItem): ItemState =>
  unanswered
    ? { kind: 'failed', reason: 'No answer came back. It may have been changed.', mend: 'retry' }
    : { kind: 'notSent' }

const backTo = ({ canceled }: Progress, item: TaskItem): TaskItem => ({
  ...item,
  state: canceled ? stopped(item) : { kind: 'waiting' },
})

/** Has the items of a call wait again, as the queue pauses. */
export const sendLater = <Task extends Progress>(
  task: Task,
  ids: ReadonlySet<string>,
  unanswered: boolean,
): Task =>
  withStates(task, (item) =>
    ids.has(item.id) ? backTo(task, { ...item, ...(unanswered && { unanswered }) }) : undefined,
  )

/** Has the items of a refused call wait in smaller batches, until what caused it stands alone. */
export const sendInHalves = <Task extends Progress>(task: Task, ids: ReadonlySet<string>): Task =>
  withStates(task, (item) =>
    ids.has(item.id) ? backTo(task, { ...item, most: Math.ceil(ids.size / 2) }) : undefined,
  )

/** Sends nothing further. */
export const holdBack = <Task extends Progress>(task: Task): Task =>
  withStates(task, (item) =>
    item.state.kind === 'waiting' ? { ...item, state: stopped(item) } : undefined,
  )

/** Cancels a task: nothing further is sent; what is on its way is awaited. */
export const cancel = <Task extends Progress>(task: Task): Task => ({
  ...holdBack(task),
  canceled: true,
})

const resume = <Task extends Progress>(task: Task, isMeant: (item: TaskItem) => boolean): Task => ({
  ...withStates(task, (item) =>
    isMeant(item) ? { ...item, state: { kind: 'waiting' } } : undefined,
  ),
  canceled: false,
  failures: 0,
})

/** Sends what was not sent. */
export const goOn = <Task extends Progress>(task: Task): Task =>
  resume(task, ({ state }) => state.kind === 'notSent')

/** Whether another try may tell more, or change it after all. */
const mayRetry = ({ kind }: ItemState) => kind === 'failed' || kind === 'unknown'

/** Sends again what failed or is not known, or one of it, and nothing else. */
export const retryFailed = <Task extends Progress>(task: Task, only?: string): Task =>
  resume(task, ({ id, state }) => mayRetry(state) && (only === undefined || id === only))

/** The task after its page was left: nothing is sent by itself, and what was on its way is open. */
export const reopen = <Task extends Progress>(task: Task): Task => {
  const sent = task.items.filter(({ state }) => state.kind === 'sent')
  return holdBack(sendLater(task, new Set(sent.map(({ id }) => id)), true))
}
