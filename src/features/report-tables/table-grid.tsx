import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { GridRow } from '@/models/report-tables/grid-model.ts'
import {
  headLinesOf,
  levelBelow,
  tableLoading,
  withBase,
} from '@/models/report-tables/report-table-config.ts'
import { filterError } from '@/models/report-tables/table-filter.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { useChangeSearch } from '@/page/search.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { cellTargetIn } from './cell-target.ts'
import { ColumnHead, headHeightOf } from './column-head.tsx'
import { ReportGrid } from './report-grid.tsx'
import type { ShownTable } from './use-shown-table.ts'

interface TableGridProps {
  table: ShownTable
  search: ReportTableSearch
}

/** The rows of a report table, with links to the reports and to the table below a row. */
export function TableGrid({ table, search }: TableGridProps) {
  const { level, words, rows, nameOf } = table
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const { table_config: flags, job_id: baseId } = search
  const lines = useMemo(() => headLinesOf(flags), [flags])
  const columns = useMemo(
    () =>
      table.columns.map(({ jobId, report, parts }) => ({
        id: jobId,
        isBase: jobId === baseId,
        parts,
        head: <ColumnHead report={report} lines={lines} isBase={jobId === baseId} parts={parts} />,
      })),
    [table.columns, baseId, lines],
  )
  const naMode = naModeOf(search)
  const cellTarget = useMemo(() => cellTargetIn(naMode), [naMode])
  const open = useCallback((target: LinkTarget) => void navigate(target), [navigate])
  const rowTarget = useCallback(
    ({ key }: GridRow): LinkTarget | undefined => {
      const below = levelBelow(level, key)
      return below && { to: '.', search: { ...search, ...below } }
    },
    [level, search],
  )
  if (!table.loaded.isFilterValid) {
    return <EmptyState title={filterError}>Correct the filter above first.</EmptyState>
  }
  if (table.isLoading) return tableSkeleton
  if (table.hasNone) return null
  if (rows.length === 0) {
    return table.total > 0 ? (
      <EmptyState title={`These reports agree on all ${words.many}.`} />
    ) : (
      <EmptyState />
    )
  }
  return (
    <ReportGrid
      label={`${words.word} by report`}
      columns={columns}
      rows={rows}
      nameOf={nameOf}
      rowTarget={rowTarget}
      cellTarget={cellTarget}
      headHeight={headHeightOf(lines)}
      corner={<Corner {...table} />}
      edge={tableLoading.edge}
      onNearEnd={table.loaded.more}
      onOpen={open}
      onMakeBase={(jobId) => changeSearch(withBase(search, jobId))}
    />
  )
}

const tableSkeleton = (
  <Loading>
    <div className="flex flex-col gap-5 p-4">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-6 w-full" />
      ))}
    </div>
  </Loading>
)

/** Above the names of the rows: how many differ, and whether the others are hidden. */
const Corner = ({ total, differing, hidesSame, words }: ShownTable) => (
  <span className="flex min-w-0 flex-col text-xs">
    <span className="font-semibold">
      {formatCount(differing)} of {formatCount(total)} {words.many} differ
    </span>
    {hidesSame && total > differing && (
      <span className="text-muted">{formatCount(total - differing)} same in all, hidden</span>
    )}
  </span>
)
