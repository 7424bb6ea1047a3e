import type { Trace } from '@/data/tasks/task-progress.ts'
import type { Task } from './task.ts'

type Version = string | number

/** The version that an undo has saved, by thing, with the former one whose content it has. */
const restoredBy = ({ change, items }: Task) => {
  const restored = new Map<string, { former: Version; now: Version }>()
  if (!('traces' in change)) return restored
  for (const { id, state } of items) {
    const { before, after } = change.traces[id] ?? {}
    const now = state.kind === 'done' ? state.trace?.after : undefined
    // Where the changed version is not known, the undo may have kept what others have changed.
    if (before === undefined || after === undefined || now === undefined) continue
    restored.set(id, { former: before, now })
  }
  return restored
}

/**
 * A task after the undo of a later one: what it had saved stands again, under a new version. Without it, its own undo
 * would take that version for somebody else's, and leave it as it is.
 */
export const followUndo = (task: Task, undo: Task): Task => {
  const restored = restoredBy(undo)
  let isChanged = false
  const follow = (id: string, trace: Trace): Trace => {
    const found = restored.get(id)
    if (!found || trace.after !== found.former) return trace
    isChanged = true
    return { ...trace, after: found.now }
  }
  const items = task.items.map((item) =>
    item.state.kind === 'done' && item.state.trace
      ? { ...item, state: { ...item.state, trace: follow(item.id, item.state.trace) } }
      : item,
  )
  const { change } = task
  // An undo that has begun, or waits for its turn.
  const followed =
    'traces' in change
      ? {
          ...change,
          traces: Object.fromEntries(
            Object.entries(change.traces).map(([id, trace]) => [id, follow(id, trace)]),
          ),
        }
      : change
  return isChanged ? { ...task, items, change: followed } : task
}
