import type { Catalog } from '@generated/catalog/types.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { trendOf } from '@/evidence/trend.ts'
import { TrendChart } from '@/features/charts/lazy-charts.tsx'
import { reportColumns } from '@/features/reports/list/job-report-columns.tsx'
import { epochOf } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { keysOf } from '@/lib/objects.ts'
import { presentIn } from '@/lib/search-params.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { filterReports } from '@/models/reports/job-report-filter.ts'
import {
  allFinishedJobsQueryOptions,
  finishedJobsQueryOptions,
} from '@/models/reports/job-report-queries.ts'
import {
  type ReportFilter,
  reportSearch,
  type TrendSearch,
} from '@/models/reports/report-search.ts'
import { writeReportFilter } from '@/models/reports/report-tokens.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { DataTable, sortableIds } from '@/ui/table/data-table.tsx'
import { TokenFilter } from './list/token-filter.tsx'
import { TrendHeadline, useTrendSpan } from './trend-headline.tsx'

/** After this time the jobs of a catalog are asked for again. */
const staleTime = 60_000

const none: readonly JobReport[] = []
const filterNames = keysOf(reportSearch)
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
  const search = useSearch({ strict: false }) as ReportFilter & TrendSearch
  const isFiltered = presentIn(search, filterNames).length > 0
  const changeSearch = useChangeSearch()
  const [{ sort = newestFirst, ...view }, onViewChange] = useTableView(sortable)
  const span = useTrendSpan(id, search)
  const newestQuery = finishedJobsQueryOptions(projectId, id)
  const olderQuery = allFinishedJobsQueryOptions(projectId, id)
  const newest = useQuery({ ...newestQuery, staleTime })
  const isOlder =
    Boolean(newest.data?.nextToken) &&
    (epochOf(newest.data?.reports.at(-1)?.scheduledAt) ?? 0) > span.from
  const older = useQuery({ ...olderQuery, staleTime, enabled: isOlder })
  const known = older.data?.items ?? newest.data?.reports
  const { from } = span
  const reports = useMemo(
    () => known?.filter(({ scheduledAt }) => (epochOf(scheduledAt) ?? 0) > from),
    [known, from],
  )
  const found = useMemo(() => filterReports(reports ?? none, search), [reports, search])
  const points = useMemo(() => trendOf(found), [found])
  return (
    <div className="flex flex-col gap-2.5">
      <QueryStatus query={isOlder ? olderQuery : newestQuery} />
      <TrendHeadline catalogId={id} span={span} />
      <div className="flex flex-wrap items-center gap-2">
        <TokenFilter search={search} reports={reports ?? none} />
        {reports && (
          <span role="status" className="text-xs text-muted">
            {counted(points.length, reports.length)}
          </span>
        )}
      </div>
      {!reports && !newest.isError && <DetailSkeleton overview="h-112" />}
      {reports && points.length === 0 && (
        <EmptyState
          clearFilter={
            isFiltered && (
              <Button
                onClick={() => changeSearch({ ...writeReportFilter([], ''), page: undefined })}
              >
                Clear the filter
              </Button>
            )
          }
        >
          {isFiltered
            ? 'No finished job of this catalog matches the filter.'
            : `No job of this catalog has come to its end in the last ${span.days} days.`}
        </EmptyState>
      )}
      {points.length > 0 && (
        <Suspense fallback={<DetailSkeleton overview="h-112" />}>
          <TrendChart
            points={points}
            branch={span.branch}
            table={
              <DataTable
                label="Jobs of the trend"
                columns={columns}
                rows={found}
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
