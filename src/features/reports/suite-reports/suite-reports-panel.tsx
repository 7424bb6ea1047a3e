import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { isComplete, QueryTable } from '@/session/query-table.tsx'
import { useChangeSearch, useTableView } from '@/session/search.ts'
import { Button } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { sortableSuiteReportColumns, suiteReportColumns } from './columns.tsx'
import { filterSuiteReports, type SuiteReportFilter } from './filter.ts'
import { SuiteReportFilterBar } from './filter-bar.tsx'
import type { SuiteReportsResult } from './query.ts'

const rowId = ({ id }: SuiteReport) => id

interface SuiteReportsPanelProps {
  result: SuiteReportsResult
  filter: SuiteReportFilter
  simulatorTypes: readonly ScenarioType[]
  /** Said where there are no suites at all. */
  emptyText: string
}

/** The suites that a job ran, each with its result; the filter is in the address. */
export function SuiteReportsPanel({
  result,
  filter,
  simulatorTypes,
  emptyText,
}: SuiteReportsPanelProps) {
  const { options, query } = result
  const [view, onViewChange] = useTableView(sortableSuiteReportColumns)
  const changeSearch = useChangeSearch()
  const reports = query.data?.items
  const rows = useMemo(() => reports && filterSuiteReports(reports, filter), [reports, filter])
  const filtered = rows !== reports
  const clear = () =>
    changeSearch({
      state: undefined,
      simulator_type: undefined,
      failure_cause_labels: undefined,
      suite_labels: undefined,
      page: undefined,
    })
  return (
    <section aria-label="Suites" className="flex flex-col gap-3">
      <SuiteReportFilterBar
        filter={filter}
        simulatorTypes={simulatorTypes}
        reports={reports}
        shown={rows?.length}
        complete={isComplete(query)}
      />
      <QueryTable
        label="Suite reports"
        query={options}
        result={query}
        columns={suiteReportColumns(filter.naMode)}
        rows={rows}
        rowId={rowId}
        lines={2}
        loadedCount={reports?.length ?? 0}
        view={view}
        onViewChange={onViewChange}
        empty={
          filtered ? (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              No suite of this job matches the filter.
            </EmptyState>
          ) : (
            <EmptyState>{emptyText}</EmptyState>
          )
        }
      />
    </section>
  )
}
