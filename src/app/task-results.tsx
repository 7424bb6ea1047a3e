import { useMemo } from 'react'
import { countItems, type ItemState, type TaskItem } from '@/data/tasks/task-progress.ts'
import { formatCount } from '@/lib/numbers.ts'
import { titleOf } from '@/page/kind.ts'
import { pageOf, type Task } from '@/parts/tasks/task.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { TaskItemLink } from './task-item-link.tsx'

const states = {
  failed: { order: 0, look: 'failed', word: 'Failed' },
  unknown: { order: 1, look: 'unavailable', word: 'Not known' },
  sent: { order: 2, look: 'started', word: 'Sent' },
  waiting: { order: 3, look: 'scheduled', word: 'Waiting' },
  notSent: { order: 4, look: 'canceled', word: 'Not sent' },
  done: { order: 5, look: 'succeeded', word: 'Done' },
  unchanged: { order: 6, look: 'succeeded', word: 'As wanted before' },
} as const satisfies Record<ItemState['kind'], { order: number; look: StatusName; word: string }>

const columnsOf = ({ texts, change }: Pick<Task, 'texts' | 'change'>) =>
  [
    {
      id: 'name',
      header: titleOf(texts.noun),
      width: 220,
      grow: 1,
      card: 'line',
      cell: ({ id, name }) =>
        pageOf(change, id) ? (
          <TaskItemLink change={change} id={id}>
            <TruncatedText text={name} />
          </TaskItemLink>
        ) : (
          <TruncatedText text={name} />
        ),
    },
    {
      id: 'outcome',
      header: 'Outcome',
      width: 172,
      card: 'part',
      cell: ({ state: { kind } }) => (
        <Status status={states[kind].look}>
          {kind === 'done' ? titleOf({ one: texts.done }) : states[kind].word}
        </Status>
      ),
    },
    {
      id: 'reason',
      header: 'Reason',
      width: 220,
      grow: 2,
      card: 'line',
      cell: ({ state }) =>
        state.kind === 'failed' ? (
          <span className="flex min-w-0 items-center gap-2">
            <TruncatedText text={state.reason} />
            {state.requestId && <Copyable text={state.requestId} what="request ID" />}
          </span>
        ) : (
          state.kind === 'unknown' && <TruncatedText text={state.note} />
        ),
    },
  ] as const satisfies readonly Column<TaskItem>[]

/** Results of the things of a task, failures first. */
export default function TaskResults({ task, onClose }: { task: Task; onClose: () => void }) {
  const { items, texts, change } = task
  const columns = useMemo(() => columnsOf({ texts, change }), [texts, change])
  const rows = useMemo(
    () => items.toSorted((a, b) => states[a.state.kind].order - states[b.state.kind].order),
    [items],
  )
  const counts = countItems(items)
  const parts = [
    [counts.done, texts.done],
    [counts.unchanged, 'as wanted before'],
    [counts.failed, 'failed'],
    [counts.unknown, 'not known'],
    [counts.waiting + counts.sent, 'to come'],
    [counts.notSent, 'not sent'],
  ] as const
  return (
    <Dialog onClose={onClose} title={texts.title} size="lg">
      <div className="flex flex-col gap-3">
        <p role="status" className="text-sm">
          {parts
            .filter(([count]) => count > 0)
            .map(([count, what]) => `${formatCount(count)} ${what}`)
            .join(', ')}
          .
        </p>
        <DataTable label="Outcome" columns={columns} rows={rows} />
      </div>
    </Dialog>
  )
}
