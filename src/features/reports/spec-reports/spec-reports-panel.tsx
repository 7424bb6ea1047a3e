import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { usePolling } from '@/session/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isComplete, QueryTable } from '@/session/query-table.tsx'
import { useChangeSearch, useTableView } from '@/session/search.ts'
import { Button } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SearchInput } from '@/ui/search-input.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { reloadInterval } from '../list/query.ts'
import { isUnfinished } from '../rules/statuses.ts'
import { StateFilter } from '../state-filter.tsx'
import { sortableSpecReportColumns, specReportColumns } from './columns.tsx'
import { filterSpecReports, type SpecReportFilter } from './filter.ts'
import { specReportsQueryOptions } from './query.ts'

const rowId = ({ id }: SpecReport) => id
const nothing: readonly SpecReport[] = []
const noun = { one: 'scenario', many: 'scenarios' }

interface SpecReportsPanelProps {
  report: SuiteReport
  filter: SpecReportFilter
}

/** The scenarios that a suite ran, each with its result; the filter is in the address. */
export function SpecReportsPanel({ report, filter }: SpecReportsPanelProps) {
  const options = specReportsQueryOptions(useProjectId(), report.jobId, report.id)
  const result = usePolling(options, {
    interval: reloadInterval,
    isFinal: ({ items, complete }) =>
      complete && !isUnfinished(report) && !items.some(isUnfinished),
  })
  const [view, onViewChange] = useTableView(sortableSpecReportColumns)
  const changeSearch = useChangeSearch()
  const reports = result.data?.items
  const rows = useMemo(() => reports && filterSpecReports(reports, filter), [reports, filter])
  const complete = isComplete(result)
  const clear = () =>
    changeSearch({
      display_name: undefined,
      state: undefined,
      failure_cause_labels: undefined,
      page: undefined,
    })
  return (
    <section aria-label="Scenarios" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Scenario name"
          value={filter.name}
          debounce={200}
          onValueChange={(text) =>
            changeSearch({ display_name: text || undefined, page: undefined }, { replace: true })
          }
          className="w-56 max-sm:w-full"
        />
        <StateFilter states={filter.states} />
        <FailureCauseFilter
          chosen={filter.failureCauseLabels}
          reports={reports ?? nothing}
          complete={complete}
        />
        <p className="min-h-4 text-xs text-muted max-sm:w-full">
          {rows && countText({ count: rows.length, complete, loaded: reports?.length ?? 0 }, noun)}
        </p>
      </div>
      <QueryTable
        label="Spec reports"
        query={options}
        result={result}
        columns={specReportColumns(filter.naMode)}
        rows={rows}
        rowId={rowId}
        lines={2}
        loadedCount={reports?.length ?? 0}
        view={view}
        onViewChange={onViewChange}
        empty={
          rows === reports ? (
            <EmptyState>This suite has run no scenario.</EmptyState>
          ) : (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              No scenario of this suite matches the filter.
            </EmptyState>
          )
        }
      />
    </section>
  )
}
