import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { usePolling } from '@/session/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isComplete, QueryTable } from '@/session/query-table.tsx'
import { useChangeSearch, useTableView } from '@/session/search.ts'
import { Button } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { reloadInterval } from '../list/query.ts'
import { passesResult, type ResultFilter } from '../rules/result-filter.ts'
import { isUnfinished } from '../rules/statuses.ts'
import { StateFilter } from '../state-filter.tsx'
import { caseReportColumns, sortableCaseReportColumns } from './columns.tsx'
import { caseReportsQueryOptions } from './query.ts'

const rowId = ({ id }: CaseReport) => id
const nothing: readonly CaseReport[] = []
const noun = { one: 'case', many: 'cases' }

interface CaseReportsPanelProps {
  report: SpecReport
  /** Cases have no counts of their own: N/A mode leaves them as they are. */
  filter: ResultFilter
}

/** The cases of a scenario that ran, each with its result; the filter is in the address. */
export function CaseReportsPanel({ report, filter }: CaseReportsPanelProps) {
  const { jobId } = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  const options = caseReportsQueryOptions(useProjectId(), jobId, report.id)
  const result = usePolling(options, {
    interval: reloadInterval,
    isFinal: ({ items, complete }) =>
      complete && !isUnfinished(report) && !items.some(isUnfinished),
  })
  const [view, onViewChange] = useTableView(sortableCaseReportColumns)
  const changeSearch = useChangeSearch()
  const reports = result.data?.items
  const rows = useMemo(() => {
    const passing = reports?.filter((one) => passesResult(one, filter))
    return passing?.length === reports?.length ? reports : passing
  }, [reports, filter])
  const complete = isComplete(result)
  const clear = () =>
    changeSearch({ state: undefined, failure_cause_labels: undefined, page: undefined })
  return (
    <section aria-label="Cases" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
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
        label="Case reports"
        query={options}
        result={result}
        columns={caseReportColumns}
        rows={rows}
        rowId={rowId}
        lines={2}
        loadedCount={reports?.length ?? 0}
        view={view}
        onViewChange={onViewChange}
        empty={
          rows === reports ? (
            <EmptyState>This scenario has run no case.</EmptyState>
          ) : (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              No case of this scenario matches the filter.
            </EmptyState>
          )
        }
      />
    </section>
  )
}
