import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { jobReportsQueryOptions } from '@/evidence/listed-reports.ts'
import { reportColumns } from '@/features/reports/list/job-report-columns.tsx'
import { TokenFilter } from '@/features/reports/list/token-filter.tsx'
import { afterPage } from '@/lib/idle.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { useLastVisit } from '@/models/overview/use-last-visit.ts'
import { expectedTimes } from '@/models/reports/expected-duration.ts'
import { filterReports } from '@/models/reports/job-report-filter.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { reportListPolling } from '@/models/reports/report-polling.ts'
import { type ReportFilter, reportSearch } from '@/models/reports/report-search.ts'
import { type ReportSection, reportSectionOf } from '@/models/reports/report-sections.ts'
import { PlainList } from '@/page/plain-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'
import type { Sections } from '@/ui/table/table-sections.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { useShownReports } from './use-shown-reports.ts'

/** Few select reports in the list, which is the first screen. */
const SelectedReports = lazy(codeLoader(() => import('./list/selected-reports.tsx')))

/** Few filters match nothing. */
const WithoutToken = lazy(codeLoader(() => import('./list/without-token.tsx')))

/** It comes with the engine that it asks, after the rows. */
const NewSince = lazy(codeLoader(() => afterPage().then(() => import('./list/new-since.tsx'))))

const actions = (reports: readonly JobReport[]) => (
  <Suspense fallback={null}>
    <SelectedReports reports={reports} />
  </Suspense>
)

/** The service applies the state. */
const serviceParameters = { state: { read: reportSearch.state, query: true } }

const none: readonly JobReport[] = []
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
  const filter = useShownReports(search, filterReports, ['state', 'user_name', 'filter'])
  const query = jobReportsQueryOptions(projectId, search, catalogId)
  const { data } = useQuery({ ...query, enabled: false })
  const columns = useColumns(data?.items ?? none)
  const sections = useSections(projectId)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <PlainList
      label="Reports"
      kind={counted}
      query={{ ...query, placeholderData: keepWithinProject(projectId) }}
      polling={reportListPolling}
      columns={columns}
      defaultSort={newestFirst}
      lines={2}
      sections={sections}
      selection={{ selected, onChange: setSelected, rowLabel: jobTitle, actions }}
      filter={{ ...filter, parameters: serviceParameters }}
      noMatch={
        <>
          <p>{`No report of this ${catalogId === undefined ? 'project' : 'catalog'} matches the filter.`}</p>
          <Suspense fallback={null}>
            <WithoutToken search={search} reports={data?.items ?? none} />
          </Suspense>
        </>
      }
      controls={({ items }) => <TokenFilter search={search} reports={items} />}
      freshness
      empty={empty}
    />
  )
}

/** The columns, with the expected times of the running jobs among the loaded ones. */
const useColumns = (reports: readonly JobReport[]) => {
  const known = useMemo(() => [...expectedTimes(reports)], [reports])
  // Other columns render all rows again: only when a time has changed.
  const key = JSON.stringify(known)
  return useMemo(() => reportColumns(new Map(JSON.parse(key) as [string, number][])), [key])
}

/** Running jobs, those that have ended since the last visit, and the facts known since then. */
const useSections = (projectId: string): Sections<JobReport> => {
  const lastVisit = useLastVisit(projectId)
  return useMemo(
    () => ({
      heads: new Map<ReportSection, ReactNode>([
        ['running', 'Running'],
        [
          'new',
          <>
            Since your last visit, <ShortDate at={lastVisit} />
          </>,
        ],
        ['earlier', 'Earlier'],
      ]),
      note: (name, reports) =>
        name === 'new' && (
          // A line of its own on a phone, whose room is there from the start.
          <span className="max-sm:block max-sm:min-h-4">
            <Suspense fallback={null}>
              <NewSince reports={reports} />
            </Suspense>
          </span>
        ),
      of: (report) => reportSectionOf(report, lastVisit),
      sort: newestFirst,
    }),
    [lastVisit],
  )
}
