import { useQueryClient } from '@tanstack/react-query'
import {
  ChevronDown,
  ChevronUp,
  CirclePause,
  LoaderCircle,
  RotateCcw,
  Undo2,
  X,
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Pause } from '@/data/tasks/send-rules.ts'
import { countItems, type ItemState, isActive, type TaskItem } from '@/data/tasks/task-progress.ts'
import type { TaskQueue } from '@/data/tasks/task-queue.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import type { Task } from '@/parts/tasks/task.ts'
import {
  failureOf,
  lineOf,
  noteOf,
  shortfallOf,
  stateWords,
  type TaskState,
  undoHintOf,
  wordOf,
} from '@/parts/tasks/task-words.ts'
import { startUndo, undoOf, unkeptTasks } from '@/parts/tasks/tasks.ts'
import { useStore } from '@/session/store.ts'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { RatioTrack } from '@/ui/feedback/ratio-bar.tsx'
import { StatusMark } from '@/ui/feedback/status.tsx'
import { TaskItemLink } from './task-item-link.tsx'

const results = lazyCode(() => import('./task-results.tsx'))
const suiteOfVersions = lazyCode(
  () => import('@/features/scenarios/bulk/suite-of-updated-dialog.tsx'),
)

const paused = <CirclePause aria-hidden className="size-4 shrink-0 text-scheduled" />

const marks = {
  running: <StatusMark status="started" />,
  waiting: <StatusMark status="scheduled" />,
  canceling: <StatusMark status="canceling" />,
  limited: paused,
  signIn: paused,
  maintenance: paused,
  unreachable: paused,
  stopped: paused,
  failed: <StatusMark status="failed" />,
  unknown: <StatusMark status="unavailable" label="Not known" />,
  done: <StatusMark status="succeeded" />,
} as const satisfies Record<TaskState, ReactNode>

interface TaskCardProps {
  queue: TaskQueue<Task>
  task: Task
  state: TaskState
  pause: Pause | undefined
  isOpen: boolean
  onToggle: () => void
  /** Milliseconds for which it stays once all is done. */
  stay: number
}

/** A task in the tray: a line, and on demand its failures and what can be done about them. */
export function TaskCard(props: TaskCardProps) {
  const { queue, task, state, pause, isOpen, onToggle, stay } = props
  const { id, items, texts } = task
  const counts = countItems(items)
  const isOver = !isActive(task)
  const failure = failureOf(task, state)
  const note = isOver ? noteOf(task) : undefined
  const isAllDone = state === 'done' && !isOpen
  const isLost = useStore(unkeptTasks).has(id)
  const shortfall = shortfallOf(task).join(', ')
  const [layer, setLayer] = useState<'results' | 'suite'>()
  const [isHeld, setHeld] = useState(false)
  const goesAway = state === 'done' && !isOpen && !isHeld && layer === undefined && !hasNext(task)
  useEffect(() => {
    if (!goesAway) return undefined
    const timer = setTimeout(() => queue.dismiss(id), stay)
    return () => clearTimeout(timer)
  }, [goesAway, queue, id, stay])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    <article
      aria-label={texts.title}
      className="flex min-h-0 shrink-0 flex-col"
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <header className="flex min-h-12 items-center gap-2 py-2 pr-2 pl-4">
        {marks[state]}
        <span className="flex min-w-0 flex-1 items-baseline gap-2">
          <bdi
            className={`min-w-0 font-semibold ${isAllDone ? 'line-clamp-2 [overflow-wrap:anywhere]' : 'truncate'}`}
            title={texts.title}
          >
            {isAllDone ? lineOf(task, state) : texts.title}
          </bdi>
          {!isOpen && !isOver && !shortfall && (
            <span className="shrink-0 text-muted tabular-nums">{lineOf(task, state)}</span>
          )}
        </span>
        {!isOpen && !isOver && <Track task={task} className="w-14 max-sm:w-8" />}
        {isAllDone && <EndActions {...props} onNext={() => setLayer('suite')} />}
        <IconButton
          size="sm"
          label={isOpen ? 'Show less' : 'Show more'}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
        {isOver && (
          <IconButton size="sm" label="Dismiss" onClick={() => queue.dismiss(id)}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      {!isOpen && !isAllDone && (isOver || shortfall) && (
        <div className="-mt-1.5 mr-2 mb-2 ml-10 flex flex-wrap items-center gap-2">
          <span className="flex min-w-fit flex-1 flex-wrap gap-x-2 tabular-nums">
            <span className="text-muted">{lineOf(task, state)}</span>
            {shortfall && <span className="font-medium text-failed">{shortfall}</span>}
          </span>
          {isOver && <EndActions {...props} onNext={() => setLayer('suite')} />}
        </div>
      )}
      {failure && (
        <p className="mr-4 mb-2.5 ml-10 line-clamp-3 text-sm [overflow-wrap:anywhere] text-failed">
          {failure}
        </p>
      )}
      {note && (
        <p className="mr-4 mb-2.5 ml-10 line-clamp-3 text-sm [overflow-wrap:anywhere] text-muted">
          {note}
        </p>
      )}
      {isLost && (
        <p className="pr-4 pb-2.5 pl-10 text-sm text-muted">
          This browser cannot store the result: it is lost when this tab is closed or reloaded.
        </p>
      )}
      {isOpen && (
        <>
          <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
              <span>
                <span className="font-semibold">
                  {formatCount(counts.done + counts.unchanged)} of {formatCount(items.length)}
                </span>
                {shortfall && (
                  <>
                    {dot}
                    <span className="text-failed">{shortfall}</span>
                  </>
                )}
                {counts.left > 0 && (
                  <span className="text-muted">
                    {dot}
                    {formatCount(counts.left)} left
                  </span>
                )}
              </span>
              <span className="ml-auto font-medium text-scheduled">{wordOf(state, pause)}</span>
            </p>
            <Track task={task} className="w-full" />
            {stateWords[state].text && <p className="text-muted">{stateWords[state].text}</p>}
          </div>
          <TaskItems queue={queue} task={task} isOver={isOver} />
          <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2">
            <Button
              size="sm"
              variant="ghost"
              aria-haspopup="dialog"
              onFocus={results.load}
              onPointerEnter={results.load}
              onClick={() => setLayer('results')}
              className="-ml-2 mr-auto"
            >
              All {formatCount(items.length)} results
            </Button>
            {isOver ? (
              <EndActions {...props} onNext={() => setLayer('suite')} />
            ) : (
              <>
                {(state === 'maintenance' || state === 'unreachable') && (
                  <Button size="sm" onClick={queue.tryNow}>
                    Try now
                  </Button>
                )}
                <Retry queue={queue} task={task} />
                <Button
                  size="sm"
                  disabledReason={
                    task.canceled ? 'Calls on their way are still awaited.' : undefined
                  }
                  onClick={() => queue.cancel(id)}
                >
                  {task.canceled ? 'Canceling…' : 'Cancel'}
                </Button>
              </>
            )}
          </footer>
        </>
      )}
      {layer === 'results' && (
        <LazyPart code={results} task={task} onClose={() => setLayer(undefined)} />
      )}
      {layer === 'suite' && (
        <LazyPart
          code={suiteOfVersions}
          versions={updatedVersions(task)}
          onClose={() => setLayer(undefined)}
        />
      )}
    </article>
  )
}

const Track = ({ task: { items }, className }: { task: Task; className: string }) => {
  const { done, unchanged, failed } = countItems(items)
  return (
    <RatioTrack
      succeeded={done + unchanged}
      failed={failed}
      total={items.length}
      className={`shrink-0 ${className}`}
    />
  )
}

const hasNext = ({ change, items }: Task) =>
  change.area === 'conditions' &&
  items.some(({ state, undone }) => state.kind === 'done' && !undone)

/** The new versions that an update of conditions has saved, and no undo has replaced. */
const updatedVersions = ({ items }: Task) =>
  new Map(
    items.flatMap(({ id, name, state, undone }) =>
      state.kind === 'done' && !undone && state.trace?.after !== undefined
        ? [[id, { displayName: name, versionId: Number(state.trace.after) }]]
        : [],
    ),
  )

const Retry = ({ queue, task }: Pick<TaskCardProps, 'queue' | 'task'>) => {
  const { failed, unknown } = countItems(task.items)
  return (
    failed + unknown > 0 && (
      <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => queue.retryFailed(task.id)}>
        {failed > 0 ? `Retry ${formatCount(failed + unknown)}` : 'Look again'}
      </Button>
    )
  )
}

function EndActions({
  queue,
  task,
  onNext,
}: Pick<TaskCardProps, 'queue' | 'task'> & { onNext: () => void }) {
  const client = useQueryClient()
  const { notSent } = countItems(task.items)
  const undo = undoOf(task)
  return (
    <>
      {hasNext(task) && (
        <Button size="sm" aria-haspopup="dialog" onClick={onNext}>
          Create suite
        </Button>
      )}
      {undo && (
        <Button
          size="sm"
          icon={<Undo2 aria-hidden />}
          hint={undoHintOf(task)}
          onClick={() => startUndo(client, task)}
        >
          Undo {undo.items.length === task.items.length ? '' : formatCount(undo.items.length)}
        </Button>
      )}
      {notSent > 0 ? (
        <Button size="sm" onClick={() => queue.goOn(task.id)}>
          Go on with {formatCount(notSent)}
        </Button>
      ) : (
        <Retry queue={queue} task={task} />
      )}
    </>
  )
}

/** Most items that the tray lists; all of them are in the results. */
const listed = 50

const order = {
  failed: 0,
  unknown: 1,
  sent: 2,
  waiting: 3,
  notSent: 4,
  done: 5,
  unchanged: 6,
} as const

const fellShort = (kind: ItemState['kind']) => kind === 'failed' || kind === 'unknown'

function TaskItems({
  queue,
  task,
  isOver,
}: Pick<TaskCardProps, 'queue' | 'task'> & { isOver: boolean }) {
  const shown = task.items
    .filter(({ state: { kind } }) => fellShort(kind) || (kind === 'sent' && !isOver))
    .toSorted((a, b) => order[a.state.kind] - order[b.state.kind])
    .slice(0, listed)
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Not done yet"
      className="max-h-56 divide-y divide-line overflow-y-auto border-t border-line max-sm:max-h-none"
    >
      {shown.map((item) => (
        <TaskItemRow key={item.id} queue={queue} task={task} item={item} />
      ))}
    </ul>
  )
}

function TaskItemRow({
  queue,
  task,
  item,
}: Pick<TaskCardProps, 'queue' | 'task'> & { item: TaskItem }) {
  const { state } = item
  const failed = state.kind === 'failed' ? state : undefined
  return (
    <li className="flex min-h-11 items-center gap-2 px-4 py-1.5">
      {fellShort(state.kind) ? (
        marks[state.kind === 'failed' ? 'failed' : 'unknown']
      ) : (
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-muted" />
      )}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi className="line-clamp-1">{item.name}</bdi>
        {failed && (
          <span className="line-clamp-2 text-xs text-muted">
            {failed.reason}
            {failed.requestId && `${dot}request ${failed.requestId}`}
          </span>
        )}
      </span>
      {failed?.mend === 'retry' || state.kind === 'unknown' ? (
        <Button size="sm" variant="ghost" onClick={() => queue.retryFailed(task.id, item.id)}>
          {failed ? 'Retry' : 'Look again'} <span className="sr-only">{item.name}</span>
        </Button>
      ) : (
        failed && (
          <TaskItemLink change={task.change} id={item.id}>
            Open <span className="sr-only">{item.name}</span>
          </TaskItemLink>
        )
      )}
    </li>
  )
}
