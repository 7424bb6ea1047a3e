import { deprecateSuiteOperation, updateSuiteOperation } from '@generated/evaluation/codec.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { changeAlertKey } from '@/data/alerts.ts'
import { formatCount } from '@/lib/numbers.ts'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import {
  type BulkChange,
  type BulkKind,
  type BulkOutcome,
  type BulkRow,
  bulkKinds,
  bulkRows,
  countOutcomes,
  remainingSuites,
} from '../model/bulk.ts'
import { BulkFields } from './bulk-fields.tsx'
import { useBulkRun } from './use-bulk-run.ts'

interface BulkDialogProps {
  kind: BulkKind
  suites: readonly Suite[]
  /** Called on closing with the suites that are still to be changed, once a run has begun. */
  onLeft: (left: readonly Suite[]) => void
  onClose: () => void
}

/** Changes many suites: asks for what, shows the progress, then what came of each. */
export default function BulkDialog({ kind, suites, onLeft, onClose }: BulkDialogProps) {
  // Failures are shown beside each suite.
  useAlertPlace(changeAlertKey(updateSuiteOperation))
  useAlertPlace(changeAlertKey(deprecateSuiteOperation))
  const [change, setChange] = useState<BulkChange | undefined>(
    kind === 'delete' ? { kind } : undefined,
  )
  const [error, setError] = useState<string>()
  const { outcomes, state, start, cancel } = useBulkRun()
  const left = remainingSuites(suites, outcomes)
  const isRunning = state === 'running'
  const close = () => {
    if (state !== 'new') onLeft(left)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setError(change ? undefined : 'Required.')
    if (change && !isRunning) start(left, change)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={`${bulkKinds[kind].title}: ${suitesText(suites.length)}`}
      size={state === 'new' ? 'md' : 'lg'}
      locked={isRunning}
      onSubmit={submit}
      footer={
        isRunning ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            <Button onClick={close}>{state === 'new' ? 'Cancel' : 'Close'}</Button>
            {left.length > 0 && (
              <Button type="submit" variant={kind === 'delete' ? 'danger' : 'primary'}>
                {state === 'new' ? bulkKinds[kind].label : `Try ${suitesText(left.length)} again`}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'new' ? (
        <BulkFields kind={kind} suites={suites} error={error} onChange={setChange} />
      ) : isRunning ? (
        <Progress done={outcomes.size} total={suites.length} />
      ) : (
        <Outcome kind={kind} suites={suites} outcomes={outcomes} />
      )}
    </Dialog>
  )
}

const suitesText = (count: number) => (count === 1 ? '1 suite' : `${formatCount(count)} suites`)

const Progress = ({ done, total }: { done: number; total: number }) => (
  <div className="flex flex-col gap-2 py-2">
    <p role="status" className="text-sm">
      {formatCount(done)} of {suitesText(total)}
    </p>
    <ProgressBar label="Progress" percent={Math.round((done / total) * 100)} />
  </div>
)

const looks = {
  failed: 'failed',
  changed: 'succeeded',
  unchanged: 'succeeded',
} as const satisfies Record<BulkOutcome['kind'], StatusName>

const outcomeColumns = (kind: BulkKind): readonly Column<BulkRow>[] => {
  const words = {
    failed: 'Not changed',
    changed: bulkKinds[kind].done,
    unchanged: 'As wanted before',
  }
  return [
    {
      id: 'suite',
      header: 'Suite',
      width: 220,
      grow: 1,
      cell: ({ suite }) => (
        <TextLink to="/suites/$suiteId" params={{ suiteId: suite.id }}>
          <TruncatedText text={suite.displayName} />
        </TextLink>
      ),
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
    {
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
    },
  ]
}

const rowId = ({ suite }: BulkRow) => suite.id

interface OutcomeProps extends Pick<BulkDialogProps, 'kind' | 'suites'> {
  outcomes: ReturnType<typeof useBulkRun>['outcomes']
}

function Outcome({ kind, suites, outcomes }: OutcomeProps) {
  const { changed, unchanged, failed } = countOutcomes(outcomes)
  const columns = useMemo(() => outcomeColumns(kind), [kind])
  const rows = useMemo(() => bulkRows(suites, outcomes), [suites, outcomes])
  const untried = suites.length - outcomes.size
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
          .map(([count, what]) => `${suitesText(count)} ${what}`)
          .join(', ')}
        .
      </p>
      <DataTable label="Outcome" columns={columns} rows={rows} rowId={rowId} />
    </div>
  )
}
