import {
  listJobReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { CatalogLink, SuiteLink } from '@/page/links.tsx'
import { OperationStatus } from '@/page/query-status.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { scenarioRunLimit, useScenarioRuns } from './history/use-scenario-runs.ts'
import { jobTitle } from './model/names.ts'
import { failedText } from './model/run-history.ts'
import { placesOf, type ScenarioPlace } from './model/scenario-places.ts'

const rowId = ({ suite, catalog }: ScenarioPlace) => `${suite.id} ${catalog?.id}`
const sortable = ['suite']
const bySuite = { column: 'suite', direction: 'ascending' } as const

/** The suites and catalogs that run a scenario, and what came of it in their last jobs. */
export function ScenarioResults({ scenarioId }: { scenarioId: string }) {
  const query = listSuitesByScenarioAllQueryOptions({ projectId: useProjectId(), scenarioId })
  const result = useQuery(query)
  const suites = result.data?.items
  const places = useMemo(() => suites && placesOf(suites), [suites])
  const columns = useMemo(() => columnsOf(scenarioId), [scenarioId])
  const [{ sort = bySuite, ...view }, onViewChange] = useTableView(sortable)
  return (
    <div className="flex flex-col gap-2">
      <OperationStatus operation={listJobReportsOperation} />
      <OperationStatus operation={listSuiteReportsOperation} />
      <OperationStatus operation={listSpecReportsOperation} />
      <QueryTable
        label="Results"
        query={query}
        result={result}
        rows={places}
        rowId={rowId}
        columns={columns}
        lines={2}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        empty={<EmptyState>No suite holds this scenario: no job runs it.</EmptyState>}
      />
    </div>
  )
}

const columnsOf = (scenarioId: string): readonly Column<ScenarioPlace>[] => [
  {
    id: 'suite',
    header: 'Suite and catalog',
    width: 200,
    grow: 2,
    cell: ({ suite }) => <SuiteLink id={suite.id} name={suite.displayName} tone="secondary" />,
    second: ({ catalog }) =>
      catalog ? (
        <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
      ) : (
        'In no catalog'
      ),
    sortValue: ({ suite }) => suite.displayName,
  },
  {
    id: 'last',
    header: 'Last run',
    width: 240,
    grow: 1,
    cell: (place) => <LastRun scenarioId={scenarioId} place={place} />,
  },
  {
    id: 'history',
    header: `Last ${scenarioRunLimit} runs`,
    width: 168,
    cell: (place) => <LastRuns scenarioId={scenarioId} place={place} />,
  },
]

interface PlaceProps {
  scenarioId: string
  place: ScenarioPlace
}

/** The newest report of the scenario in one place, which it leads to. */
function LastRun({ scenarioId, place }: PlaceProps) {
  const { runs, last } = useScenarioRuns(scenarioId, place)
  if (!last) {
    if (!place.catalog) return <span className="text-muted">No job runs this suite</span>
    if (!runs?.every(({ result }) => result === null)) return <Skeleton className="h-4 w-40" />
    return (
      <span className="text-muted">
        {runs.length === 0
          ? 'No job has tested this catalog yet'
          : `Not in the last ${scenarioRunLimit} runs`}
      </span>
    )
  }
  const { job, report } = last
  const { caseResults: counts } = report
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className="flex min-w-0 items-center gap-2">
        <ReportStatus status={report.status} counts={counts} compact />
        <TextLink
          to="/reports/$jobId/tests/$suiteReportId/$specReportId"
          params={{
            jobId: job.jobId,
            suiteReportId: report.parents.suiteReportId,
            specReportId: report.id,
          }}
        >
          {counts && counts.failureCount > 0
            ? `${formatCount(counts.failureCount)} of ${formatCount(counts.totalCount)} cases failed`
            : statusWord(report.status)}
        </TextLink>
      </span>
      <span className="flex min-w-0 gap-1 text-xs text-muted">
        <TruncatedText text={jobTitle(job)} />
        <span aria-hidden>·</span>
        <ShortDate at={job.scheduledAt} />
      </span>
    </div>
  )
}

/** What came of the scenario in the last jobs of one place. */
function LastRuns({ scenarioId, place }: PlaceProps) {
  const { runs } = useScenarioRuns(scenarioId, place)
  if (!runs?.some(({ result }) => result !== null)) return null
  return (
    <div className="flex flex-col gap-0.5">
      <RunStrip label={`Last runs in ${place.suite.displayName}`} runs={runs} by="share" />
      <span className="text-xs text-muted">{failedText(runs)}</span>
    </div>
  )
}
