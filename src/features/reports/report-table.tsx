import type { JobReport } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { countText } from '@/lib/count-text.ts'
import { Freshness } from '@/page/freshness.tsx'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { reportColumns, sortableReportColumns } from './list/columns.tsx'
import { filterReports, reportFilterOf } from './model/job-report-filter.ts'
import { isListFinal, jobReportsQueryOptions, reloadInterval } from './model/job-report-queries.ts'

import { StateFilter } from './state-filter.tsx'

const rowId = ({ id }: JobReport) => id
const noun = { one: 'report', many: 'reports' }
const polling = { interval: reloadInterval, isFinal: isListFinal }

interface ReportTableProps {
  /** Only the reports of this catalog's jobs; those of the whole project when left out. */
  catalogId?: string
  /** Stands in place of an empty list that is not filtered. */
  empty: ReactNode
}

/** Job reports, newest first, kept up to date while one of them is unfinished; the filter is in the address. */
export function ReportTable({ catalogId, empty }: ReportTableProps) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const [view, onViewChange] = useTableView(sortableReportColumns)
  const filter = useMemo(() => reportFilterOf(search), [search])

  const options = jobReportsQueryOptions(projectId, filter.states, catalogId)
  const result = usePolling(
    {
      ...options,
      placeholderData: keepWithinProject(projectId),
    },
    polling,
  )
  const { data } = result
  const rows = useMemo(() => data && filterReports(data.items, filter), [data, filter])
  const complete = isComplete(result)
  const loaded = data?.items.length ?? 0
  const filtered = filter.states.length > 0 || filter.userName.trim() !== ''
  const clearFilter = () =>
    changeSearch({ state: undefined, user_name: undefined, page: undefined })

  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <StateFilter states={filter.states} />
        <SearchInput
          label="User name"
          value={filter.userName}
          debounce={200}
          onValueChange={(name) =>
            changeSearch({ user_name: name || undefined, page: undefined }, { replace: true })
          }
          className="w-56 max-sm:flex-1"
        />
        {/* Where it has a line of its own, that is kept free until there is something to count. */}
        <p className="min-h-4 text-xs text-muted max-sm:w-full">
          {rows && (
            <>
              {countText({ count: rows.length, complete, loaded }, noun)}
              <Freshness queryKey={options.queryKey} />
            </>
          )}
        </p>
      </div>
      <QueryTable
        label="Reports"
        query={options}
        result={result}
        columns={reportColumns}
        rows={rows}
        rowId={rowId}
        lines={2}
        loadedCount={loaded}
        view={view}
        onViewChange={onViewChange}
        empty={
          filtered ? (
            <NoMatch
              place={catalogId === undefined ? 'project' : 'catalog'}
              onClear={clearFilter}
            />
          ) : (
            empty
          )
        }
      />
    </div>
  )
}

interface NoMatchProps {
  place: 'project' | 'catalog'
  onClear: () => void
}

function NoMatch({ place, onClear }: NoMatchProps) {
  return (
    <EmptyState clearFilter={<Button onClick={onClear}>Clear the filter</Button>}>
      No report of this {place} matches the filter.
    </EmptyState>
  )
}
