import { useEffect, useMemo, useRef } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { changeLabel } from '@/models/catalogs/attachments.ts'
import {
  adviceOf,
  countUpdates,
  type SuiteUpdate,
  type UpdateState,
} from '@/models/catalogs/suite-updates.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { RatioBar } from '@/ui/feedback/ratio-bar.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { FormFooter } from '@/ui/forms/form-page.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const looks = {
  failed: { status: 'failed', word: 'Not updated' },
  waiting: { status: 'scheduled', word: 'Waiting' },
  updated: { status: 'succeeded', word: 'Updated' },
} as const satisfies Record<UpdateState['kind'], { status: StatusName; word: string }>

const order = Object.keys(looks)

const rowId = ({ suiteId }: SuiteUpdate) => suiteId

const columns: readonly Column<SuiteUpdate>[] = [
  {
    id: 'suite',
    header: 'Suite',
    cell: ({ displayName }) => displayName,
    width: 220,
    grow: 2,
  },
  { id: 'change', header: 'Change', cell: changeLabel, width: 140 },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Status status={looks[state.kind].status}>{looks[state.kind].word}</Status>
    ),
    width: 140,
  },
  {
    id: 'reason',
    width: 200,
    grow: 3,
    header: 'Reason',
    cell: ({ state }) =>
      state.kind === 'failed' && (
        <span className="flex min-w-0 items-center gap-2">
          <TruncatedText text={state.reason} />
          {state.requestId && <Copyable text={state.requestId} what="request ID" />}
        </span>
      ),
  },
]

interface UpdatesPanelProps {
  updates: readonly SuiteUpdate[]
  running: boolean
  /** Updates the remaining suites. */
  onResume: () => void
  /** Leaves the remaining suites as they are. */
  onLeave: () => void
}

/** Updates of the suites of a saved catalog: state and failure of each, and how to go on. */
export function UpdatesPanel({ updates, running, onResume, onLeave }: UpdatesPanelProps) {
  const { updated, failed, waiting } = countUpdates(updates)
  const rows = useMemo(
    () =>
      running
        ? updates
        : updates.toSorted((a, b) => order.indexOf(a.state.kind) - order.indexOf(b.state.kind)),
    [updates, running],
  )
  const stopped = !running && failed > 0
  const outcome = useRef<HTMLDivElement>(null)
  // It takes the place of the form, whose button has the focus.
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    if (!stopped) return
    // The button that was pressed is below a long list: lead to what came of it.
    outcome.current?.focus()
  }, [stopped])
  return (
    <div ref={panel} tabIndex={-1} className="flex grow flex-col outline-none">
      <div className="flex grow flex-col gap-3.5 pb-6">
        {stopped && (
          <div ref={outcome} tabIndex={-1} className="outline-none">
            <ErrorAlert
              title={`${suites(failed)} could not be updated.`}
              detail={
                <>
                  The catalog is saved. {suites(updated)} updated
                  {waiting > 0 && `, ${suites(waiting)} not tried yet`}.
                  <ul aria-label="What to do" className="mt-1 list-disc pl-5">
                    {adviceOf(updates).map(({ toDo, count }) => (
                      <li key={toDo}>
                        {suites(count)}: {toDo}
                      </li>
                    ))}
                  </ul>
                </>
              }
            />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <span role="status">
            {running ? 'The catalog is saved. Updating its suites:' : 'Suites updated:'}
          </span>
          <RatioBar succeeded={updated} failed={failed} total={updates.length} />
        </div>
        <DataTable label="Suites" columns={columns} rows={rows} rowId={rowId} />
      </div>
      <FormFooter>
        <Button variant="ghost" onClick={onLeave} disabled={running}>
          Finish without these suites
        </Button>
        <Button variant="primary" pending={running} onClick={onResume}>
          Try again
        </Button>
      </FormFooter>
    </div>
  )
}

const suites = (count: number) => (count === 1 ? '1 suite' : `${formatCount(count)} suites`)
