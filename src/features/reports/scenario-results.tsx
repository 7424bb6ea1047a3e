import {
  listJobReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failedText } from '@/evidence/histories.ts'
import { placesOf, type ScenarioPlace } from '@/evidence/scenario-places.ts'
import {
  firstItems,
  type ScenarioRuns,
  scenarioRunLimit,
  useScenarioRuns,
} from '@/evidence/use-scenario-runs.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { CatalogLink, SuiteLink } from '@/page/links.tsx'
import { OperationStatus } from '@/page/query-status.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { useSeen } from '@/ui/base/use-seen.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const rowId = ({ suite, catalog }: ScenarioPlace) => `${suite.id} ${catalog?.id}`
const sortable = ['suite']
const bySuite = { column: 'suite', direction: 'ascending' } as const

/** The suites and catalogs that run a scenario, and what came of it in their last jobs. */
export function ScenarioResults({ scenarioId }: { scenarioId: string }) {
  const query = listSuitesByScenarioAllQueryOptions({ projectId: useProjectId(), scenarioId })
  const result = useQuery(query)
  const suites = result.data?.items
  const places = useMemo(() => suites && placesOf(suites), [suites])
  const [searched, setSearched] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(
    () =>
      columnsOf({
        scenarioId,
        searched,
        onSearch: (place) => setSearched((before) => new Set(before).add(rowId(place))),
      }),
    [scenarioId, searched],
  )
  const [{ sort = bySuite, ...view }, onViewChange] = useTableView(sortable)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        From the newest {scenarioRunLimit} tested jobs of each catalog, in each of them among the
        first {formatCount(firstItems)} suites and scenarios.
      </p>
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

interface Search {
  scenarioId: string
  /** The places whose jobs are searched to the ends of their lists. */
  searched: ReadonlySet<string>
  onSearch: (place: ScenarioPlace) => void
}

const columnsOf = (search: Search): readonly Column<ScenarioPlace>[] => [
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
    cell: (place) => <LastRun {...search} place={place} />,
  },
  {
    id: 'history',
    header: `Last ${scenarioRunLimit} runs`,
    width: 168,
    cell: (place) => <LastRuns {...search} place={place} />,
  },
]

interface PlaceProps extends Search {
  place: ScenarioPlace
}

const usePlace = ({ scenarioId, searched, place }: PlaceProps, enabled: boolean) =>
  useScenarioRuns(scenarioId, place, { enabled, whole: searched.has(rowId(place)) })

/** The newest report of the scenario in one place, which it leads to; asked for once the row is seen. */
function LastRun(props: PlaceProps) {
  const [ref, seen] = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className="min-w-0">
      <LastRunText {...props} runs={usePlace(props, seen)} />
    </div>
  )
}

function LastRunText({
  place,
  onSearch,
  runs: { runs, last, beyond },
}: PlaceProps & { runs: ScenarioRuns }) {
  if (!last) {
    if (!place.catalog) return <span className="text-muted">No job runs this suite</span>
    if (!runs?.every(({ result }) => result === null)) return <Skeleton className="h-4 w-40" />
    if (beyond) {
      return (
        <span className="flex items-center gap-2 text-muted">
          Not among the first {formatCount(firstItems)}
          <Button size="sm" onClick={() => onSearch(place)}>
            Search all<span className="sr-only"> of {place.suite.displayName}</span>
          </Button>
        </span>
      )
    }
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
function LastRuns(props: PlaceProps) {
  const { runs } = usePlace(props, false)
  if (!runs?.some(({ result }) => result !== null)) return null
  return (
    <div className="flex flex-col gap-0.5">
      <RunStrip label={`Last runs in ${props.place.suite.displayName}`} runs={runs} by="share" />
      <span className="text-xs text-muted">{failedText(runs)}</span>
    </div>
  )
}
