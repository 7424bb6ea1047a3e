import {
  listCaseAttemptsOperation,
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Changed, isNewOnly, withNewOnly } from '@/evidence/changes.ts'
import {
  type Failure,
  type FailureRow,
  type FailureView,
  failureRows,
  failureViewOf,
  filterFailures,
  reachOf,
  startsOpen,
  withFailureView,
} from '@/evidence/failure-groups.ts'
import type { CaseHistories } from '@/evidence/use-case-runs.ts'
import type { LoadedFailures } from '@/evidence/use-failures.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { FailureFilter, FailureWalk } from '@/models/reports/report-search.ts'
import { NameFilter } from '@/page/filters.tsx'
import { OperationStatus } from '@/page/operation-status.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { failureColumns } from './failure-columns.tsx'
import { forgetLeftCase } from './left-case.ts'

type Toggled = ReadonlySet<string>

/** Most places of the history that are remembered. */
const mostKept = 50

const kept = new Map<string, Toggled>()

const keep = (entry: string, toggled: Toggled) => {
  kept.delete(entry)
  if (toggled.size > 0) kept.set(entry, toggled)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/**
 * Which groups are open: all or none at first, then as the user has left them, also after Back. An address with the
 * ids of groups, which are whole messages, would be too long.
 */
const useOpenGroups = (initially: boolean) => {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [toggled, setToggled] = useState<Toggled>(() => kept.get(entry) ?? new Set())
  useEffect(() => keep(entry, toggled), [entry, toggled])
  const isOpen = useCallback((id: string) => toggled.has(id) !== initially, [toggled, initially])
  const toggle = useCallback((id: string) => {
    setToggled((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return { isOpen, toggle }
}

const views: { value: FailureView; label: string }[] = [
  { value: 'message', label: 'By message' },
  { value: 'scenario', label: 'By scenario' },
  { value: 'flat', label: 'Flat' },
]

/**
 * The calls that tell where failures are, and how often they were tried; the cases of single scenarios tell which
 * case is whose.
 */
const placing = [
  listSuiteReportsOperation,
  listSpecReportsOperation,
  listCaseReportsOperation,
  listCaseAttemptsOperation,
] as const

const none: readonly Failure[] = []
const rowId = ({ id }: FailureRow) => id

interface FailuresPanelProps {
  jobId: string
  loaded: LoadedFailures
  /** It is known already that nothing has failed. */
  isNone: boolean
  /** Why nothing is tested, or not yet. */
  untested?: string | undefined
  /** The job tries failed cases again. */
  retries: boolean
  filter: FailureFilter
  /** Changes of the cases since an earlier run, by id, or that they are not known yet. */
  changed?: Changed | 'unknown' | undefined
  /** The list whose failures these are, for stepping through them. */
  of: NonNullable<FailureWalk['walk']>
  /** The last runs of cases, where they are asked for. */
  histories?: CaseHistories
}

/** Failed cases: grouped by message or scenario, or one after the other; the filter is in the URL. */
export function FailuresPanel(props: FailuresPanelProps) {
  const { jobId, loaded, isNone, untested, retries, filter, changed, of, histories } = props
  const changeSearch = useChangeSearch()
  useEffect(() => forgetLeftCase, [])
  const isWaiting = changed === 'unknown' && isNewOnly(filter)
  const failures = isNone ? none : loaded.failures
  const complete = isNone || loaded.complete
  const view = failureViewOf(filter)
  const found = useMemo(() => {
    if (isWaiting || !failures) return undefined
    return filterFailures(failures, filter, changed === 'unknown' ? undefined : changed)
  }, [isWaiting, failures, filter, changed])
  const { isOpen, toggle } = useOpenGroups(failures !== undefined && startsOpen(failures))
  const rows = useMemo(() => found && failureRows(found, view, isOpen), [found, view, isOpen])
  const total = found?.length ?? 0
  const { failure_cause_labels, table_config, target_ids, filter: words } = filter
  const walk = useMemo(
    () => ({ walk: of, failure_cause_labels, table_config, target_ids, filter: words }),
    [of, failure_cause_labels, table_config, target_ids, words],
  )
  const columns = useMemo(
    () =>
      failureColumns({
        jobId,
        view,
        total,
        retries,
        changed,
        walk,
        toggle,
        histories,
      }),
    [jobId, view, total, retries, changed, walk, toggle, histories],
  )
  const isFiltered =
    failure_cause_labels !== undefined ||
    words !== undefined ||
    (changed !== undefined && isNewOnly(filter))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented
          label="List failures"
          options={views}
          value={view}
          onValueChange={(chosen) =>
            changeSearch({ table_config: withFailureView(filter, chosen) })
          }
        />
        <NameFilter
          label="Search failures"
          placeholder="Message, name, value"
          value={words}
          parameter="filter"
          // Narrower where the count would else have a line of its own, and leave it later.
          className="max-w-64 flex-1 basis-40 max-sm:max-w-none max-sm:basis-full"
        />
        {changed !== undefined && (
          <Switch
            label="New only"
            checked={isNewOnly(filter)}
            onChange={({ target }) =>
              changeSearch({ table_config: withNewOnly(filter, target.checked) })
            }
          />
        )}
        <NaModeSwitch filter={filter} />
        {histories?.problem && (
          <HistoryError problem={histories.problem} onRetry={histories.retry} />
        )}
        <p role="status" className="min-h-4 text-xs text-muted sm:ml-auto">
          {found && summaryOf(found.length, reachOf(found).scenarios, complete)}
        </p>
      </div>
      {placing.map((operation) => (
        <OperationStatus key={operation.id} operation={operation} except={loaded.query} />
      ))}
      <QueryTable
        label="Failures"
        query={loaded.query}
        result={{
          data: found && { complete },
          isError: loaded.isError,
        }}
        columns={columns}
        rows={rows}
        rowId={rowId}
        lines={view === 'flat' ? 2 : 1}
        foot={false}
        empty={
          isFiltered ? (
            <EmptyState
              clearFilter={
                <Button
                  onClick={() =>
                    changeSearch({
                      failure_cause_labels: undefined,
                      filter: undefined,
                      table_config: withNewOnly(filter, false),
                    })
                  }
                >
                  Clear the filter
                </Button>
              }
            >
              No failure matches the filter.
            </EmptyState>
          ) : (
            <EmptyState>
              {failures && failures.length > 0
                ? 'Only cases marked N/A have failed.'
                : (untested ?? 'No test case has failed.')}
            </EmptyState>
          )
        }
      />
    </div>
  )
}

const summaryOf = (cases: number, scenarios: number, complete: boolean) =>
  `${formatCount(cases)} ${cases === 1 ? 'case' : 'cases'} in ${formatCount(scenarios)} ${
    scenarios === 1 ? 'scenario' : 'scenarios'
  }${complete ? '' : ' so far'}`
