import type { Catalog } from '@generated/catalog/types.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { DataTable, sortableIds } from '@/ui/table/data-table.tsx'
import { allFinishedJobsQueryOptions, finishedJobsQueryOptions } from './changes/earlier-runs.ts'
import { TrendChart } from './charts/lazy-charts.tsx'
import { reportColumns } from './list/columns.tsx'
import { TokenChips, TokenFilter } from './list/token-filter.tsx'
import { filterReports } from './model/job-report-filter.ts'
import type { ReportFilter } from './model/search.ts'
import { trendOf } from './model/trend.ts'

/** After this time the jobs of a catalog are asked for again. */
const staleTime = 60_000

const none: readonly JobReport[] = []
const rowId = ({ id }: JobReport) => id
/** All that are listed here have come to their end, and belong to one catalog. */
const columns = reportColumns(new Map()).filter(({ id }) => id !== 'catalog')
const sortable = sortableIds(columns)
const newestFirst: SortOrder = { column: 'scheduled', direction: 'descending' }

interface CatalogTrendProps {
  catalog: Pick<Catalog, 'id'>
}

/** How the finished jobs of a catalog have gone over time; the filter is in the URL. */
export function CatalogTrend({ catalog: { id } }: CatalogTrendProps) {
  const projectId = useProjectId()
  const { filter: typed } = useSearch({ strict: false }) as ReportFilter
  const changeSearch = useChangeSearch()
  const [{ sort = newestFirst, ...view }, onViewChange] = useTableView(sortable)
  const [isOlder, setOlder] = useState(false)
  const newestQuery = finishedJobsQueryOptions(projectId, id)
  const olderQuery = allFinishedJobsQueryOptions(projectId, id)
  const newest = useQuery({ ...newestQuery, staleTime })
  const older = useQuery({ ...olderQuery, staleTime, enabled: isOlder })
  const reports = older.data?.items ?? newest.data?.reports
  const found = useMemo(() => filterReports(reports ?? none, { filter: typed }), [reports, typed])
  const points = useMemo(() => trendOf(found), [found])
  const hasOlder = !isOlder && Boolean(newest.data?.nextToken)
  return (
    <div className="flex flex-col gap-2.5">
      <QueryStatus query={isOlder ? olderQuery : newestQuery} />
      <div className="flex flex-wrap items-center gap-2">
        <TokenFilter typed={typed} reports={reports ?? none} />
        <TokenChips typed={typed} />
        {reports && (
          <span role="status" className="text-xs text-muted">
            {counted(points.length, reports.length)}
          </span>
        )}
        {hasOlder && (
          <Button size="sm" variant="ghost" onClick={() => setOlder(true)}>
            Older runs
          </Button>
        )}
      </div>
      {!reports && !newest.isError && <DetailSkeleton overview="h-112" />}
      {reports && points.length === 0 && (
        <EmptyState
          clearFilter={
            typed !== undefined && (
              <Button onClick={() => changeSearch({ filter: undefined, page: undefined })}>
                Clear the filter
              </Button>
            )
          }
        >
          {typed === undefined
            ? 'No job of this catalog has come to its end yet.'
            : 'No finished job of this catalog matches the filter.'}
        </EmptyState>
      )}
      {points.length > 0 && (
        <Suspense fallback={<DetailSkeleton overview="h-112" />}>
          <TrendChart
            points={points}
            table={
              <DataTable
                label="Jobs of the trend"
                columns={columns}
                rows={found}
                rowId={rowId}
                lines={2}
                view={{ ...view, sort }}
                onViewChange={onViewChange}
              />
            }
          />
        </Suspense>
      )}
    </div>
  )
}

/** `31 of 100 finished jobs` */
const counted = (shown: number, all: number) =>
  `${shown < all ? `${formatCount(shown)} of ` : ''}${formatCount(all)} finished ${all === 1 ? 'job' : 'jobs'}`
