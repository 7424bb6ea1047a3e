import { type FormEvent, type ReactNode, useMemo } from 'react'
import type { BulkRun } from '@/data/bulk-run.ts'
import {
  type BulkOutcome,
  type BulkOutcomes,
  type BulkRow,
  bulkRows,
  countOutcomes,
  remainingItems,
} from '@/lib/bulk.ts'
import { formatCount } from '@/lib/numbers.ts'
import { titleOf } from '@/page/kind.ts'
import { Button } from '@/ui/base/button.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface Noun {
  one: string
  many: string
}

interface BulkDialogProps<Item, Change> {
  /** Names of the things: `suite`, `suites`. */
  noun: Noun
  items: readonly Item[]
  /** `Add a label` */
  title: string
  /** Label of the button that starts. */
  submitLabel: string
  danger?: boolean
  /** Outcome of what is changed: `Label added`. */
  done: string
  run: BulkRun<Item, Change>
  /** Starts the run with these things, or says what is missing. */
  onSubmit: (items: readonly Item[]) => void
  /** Why it cannot be started; undefined if it can. */
  disabledReason?: string | undefined
  /** Link to a thing. Keep it stable. */
  link: (item: Item) => ReactNode
  /** Called on closing with the things that are still to be changed, once a run has begun. */
  onLeft: (left: readonly Item[]) => void
  onClose: () => void
  /** What failed as a whole, above what came of each. */
  alert?: ReactNode
  /** Size while it asks what to change. */
  size?: 'md' | 'lg'
  /** Asks what to change. */
  children: ReactNode
}

/** Changes many things: asks for what, shows the progress, then what came of each; goes on where it ended. */
export function BulkDialog<Item extends { id: string }, Change>(
  props: BulkDialogProps<Item, Change>,
) {
  const { noun, items, submitLabel, danger = false, run, onSubmit, onLeft, onClose } = props
  const { outcomes, state, cancel } = run
  const left = remainingItems(items, outcomes)
  const isRunning = state === 'running'
  const close = () => {
    if (state !== 'new') onLeft(left)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isRunning && props.disabledReason === undefined) onSubmit(left)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={`${props.title}: ${countOf(items.length, noun)}`}
      size={state === 'new' ? (props.size ?? 'md') : 'lg'}
      locked={isRunning}
      onSubmit={submit}
      footer={
        isRunning ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            {left.length > 0 && props.disabledReason !== undefined && (
              <p className="min-w-0 flex-1 text-right text-sm text-muted max-sm:order-first max-sm:basis-full">
                {props.disabledReason}
              </p>
            )}
            <Button onClick={close}>{state === 'new' ? 'Cancel' : 'Close'}</Button>
            {left.length > 0 && (
              <Button
                type="submit"
                variant={danger ? 'danger' : 'primary'}
                disabledReason={props.disabledReason}
              >
                {state === 'new' ? submitLabel : `Try ${countOf(left.length, noun)} again`}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'new' ? (
        props.children
      ) : isRunning ? (
        <BulkProgress done={outcomes.size} total={items.length} noun={noun} />
      ) : (
        <div className="flex flex-col gap-3">
          {props.alert}
          <BulkOutcomeTable {...props} outcomes={outcomes} />
        </div>
      )}
    </Dialog>
  )
}

const countOf = (count: number, { one, many }: Noun) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

/** Progress of a run over many things. */
export const BulkProgress = ({
  done,
  total,
  noun,
}: {
  done: number
  total: number
  noun: Noun
}) => (
  <div className="flex flex-col gap-2 py-2">
    <p role="status" className="text-sm">
      {formatCount(done)} of {countOf(total, noun)}
    </p>
    <ProgressBar label="Progress" percent={Math.round((done / total) * 100)} />
  </div>
)

const looks = {
  failed: 'failed',
  changed: 'succeeded',
  unchanged: 'succeeded',
} as const satisfies Record<BulkOutcome['kind'], StatusName>

const reasonColumn: Column<BulkRow<unknown>> = {
  id: 'reason',
  header: 'Reason',
  width: 220,
  grow: 2,
  cell: ({ outcome }) =>
    outcome?.kind === 'failed' && (
      <span className="flex min-w-0 items-center gap-2">
        <TruncatedText text={outcome.reason} />
        {outcome.requestId && <Copyable text={outcome.requestId} what="request ID" />}
      </span>
    ),
}

interface OutcomeColumns<Item> {
  noun: Noun
  done: string
  link: (item: Item) => ReactNode
  /** Whether some were not changed, each for a reason. */
  withReasons: boolean
}

const outcomeColumns = <Item,>({
  noun,
  done,
  link,
  withReasons,
}: OutcomeColumns<Item>): readonly Column<BulkRow<Item>>[] => {
  const words = { failed: 'Not changed', changed: done, unchanged: 'As wanted before' }
  return [
    {
      id: noun.one,
      header: titleOf(noun),
      width: 220,
      grow: 1,
      cell: ({ item }) => link(item),
    },
    {
      id: 'outcome',
      header: 'Outcome',
      width: 150,
      cell: ({ outcome }) =>
        outcome ? (
          <Status status={looks[outcome.kind]}>{words[outcome.kind]}</Status>
        ) : (
          <Status status="canceled">Not tried</Status>
        ),
    },
    ...(withReasons ? [reasonColumn] : []),
  ]
}

interface OutcomeProps<Item> {
  noun: Noun
  items: readonly Item[]
  /** Outcome of what is changed. */
  done: string
  /** Link to a thing. Keep it stable. */
  link: (item: Item) => ReactNode
  outcomes: BulkOutcomes
}

/** What came of each of many things: what failed first. */
export function BulkOutcomeTable<Item extends { id: string }>({
  noun,
  items,
  done,
  link,
  outcomes,
}: OutcomeProps<Item>) {
  const { changed, unchanged, failed } = countOutcomes(outcomes)
  const withReasons = failed > 0
  const columns = useMemo(
    () => outcomeColumns({ noun, done, link, withReasons }),
    [noun, done, link, withReasons],
  )
  const rows = useMemo(() => bulkRows(items, outcomes), [items, outcomes])
  const untried = items.length - outcomes.size
  const parts = [
    [changed, 'changed'],
    [unchanged, 'as wanted before'],
    [failed, 'not changed'],
    [untried, 'not tried'],
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm">
        {parts
          .filter(([count]) => count > 0)
          .map(([count, what]) => `${countOf(count, noun)} ${what}`)
          .join(', ')}
        .
      </p>
      <DataTable label="Outcome" columns={columns} rows={rows} rowId={({ item }) => item.id} />
    </div>
  )
}
