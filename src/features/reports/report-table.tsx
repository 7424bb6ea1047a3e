import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import { NameFilter } from '@/page/filters.tsx'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { reportColumns } from './list/columns.tsx'
import { TokenChips, TokenFilter } from './list/token-filter.tsx'
import { expectedTimes } from './model/expected.ts'
import { filterReports } from './model/job-report-filter.ts'
import { jobReportsQueryOptions } from './model/job-report-queries.ts'
import { reportListPolling } from './model/polling.ts'
import type { ReportFilter } from './model/search.ts'
import { StateFilter } from './state-filter.tsx'

const rowId = ({ id }: JobReport) => id
const newestFirst: SortOrder = { column: 'scheduled', direction: 'descending' }
const counted = { one: 'report', many: 'reports' }

interface ReportTableProps {
  /** Only the reports of this catalog's jobs; by default those of the whole project. */
  catalogId?: string
  /** Shown for an empty list without a filter. */
  empty: ReactNode
}

/** Job reports, newest first, polled while one of them is unfinished; the filter is in the URL. */
export function ReportTable({ catalogId, empty }: ReportTableProps) {
  const projectId = useProjectId()
  // The parameter `state` of another area's list has other values.
  const search = useSearch({ strict: false }) as ReportFilter
  const { state, user_name, filter: words } = search
  const filter = useListFilter(search, filterReports, {
    parameters: ['state', 'user_name', 'filter'],
    noMatch: `No report of this ${catalogId === undefined ? 'project' : 'catalog'} matches the filter.`,
  })
  const query = jobReportsQueryOptions(projectId, search, catalogId)
  const columns = useColumns(query)
  return (
    <QueryList
      label="Reports"
      kind={counted}
      query={{ ...query, placeholderData: keepWithinProject(projectId) }}
      polling={reportListPolling}
      columns={columns}
      defaultSort={newestFirst}
      rowId={rowId}
      lines={2}
      filter={filter}
      controls={({ items }) => (
        <>
          <TokenFilter typed={words} reports={items} />
          <StateFilter state={state} />
          <NameFilter
            label="User name"
            value={user_name}
            parameter="user_name"
            className="w-56 max-sm:w-[calc(50%-4px)]"
          />
          <TokenChips typed={words} />
        </>
      )}
      freshness
      empty={empty}
    />
  )
}

/** The columns, with the expected times of the running jobs among the loaded ones. */
const useColumns = (query: ReturnType<typeof jobReportsQueryOptions>) => {
  const { data } = useQuery({ ...query, enabled: false })
  const known = useMemo(() => [...expectedTimes(data?.items ?? [])], [data])
  // Other columns render all rows again: only when a time has changed.
  const key = JSON.stringify(known)
  return useMemo(() => reportColumns(new Map(JSON.parse(key) as [string, number][])), [key])
}
