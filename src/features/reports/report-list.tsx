import type { ReactNode } from 'react'
import { countText } from '@/lib/count-text.ts'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { Column } from '@/ui/table/data-table.tsx'

type TableProps<Report extends object> = Parameters<typeof QueryTable<Report>>[0]

interface ReportListProps<Report extends { id: string }>
  extends Pick<TableProps<Report>, 'query' | 'rows'> {
  /** Names the table. */
  label: string
  noun: { one: string; many: string }
  result: TableProps<Report>['result'] & { data: { items: readonly Report[] } | undefined }
  columns: readonly Column<Report>[]
  /** Names of the columns to sort by. */
  sortable: readonly string[]
  /** The controls of the filter. */
  filters: ReactNode
  /** Parameters of the address that hold the filter. */
  filterNames: readonly string[]
  /** Said where there are no reports at all. */
  emptyText: string
  /** Said where none passes the filter. */
  noMatchText: string
}

const idOf = ({ id }: { id: string }) => id

/** The reports of one level under a job: the filter, how many pass it, and the table. */
export function ReportList<Report extends { id: string }>({
  label,
  noun,
  query,
  result,
  rows,
  columns,
  sortable,
  filters,
  filterNames,
  emptyText,
  noMatchText,
}: ReportListProps<Report>) {
  const [view, onViewChange] = useTableView(sortable)
  const changeSearch = useChangeSearch()
  const reports = result.data?.items
  const loaded = reports?.length ?? 0
  const clear = () =>
    changeSearch(Object.fromEntries([...filterNames, 'page'].map((name) => [name, undefined])))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {filters}
        <p className="min-h-4 text-xs text-muted max-sm:w-full">
          {rows && countText({ count: rows.length, complete: isComplete(result), loaded }, noun)}
        </p>
      </div>
      <QueryTable
        label={label}
        query={query}
        result={result}
        columns={columns}
        rows={rows}
        rowId={idOf}
        lines={2}
        loadedCount={loaded}
        view={view}
        onViewChange={onViewChange}
        empty={
          rows === reports ? (
            <EmptyState>{emptyText}</EmptyState>
          ) : (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              {noMatchText}
            </EmptyState>
          )
        }
      />
    </div>
  )
}
