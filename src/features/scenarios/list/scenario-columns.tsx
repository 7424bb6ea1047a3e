import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { placesByScenario } from '@/evidence/scenario-places.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { assetName, mapName } from '@/models/scenarios/scenario.ts'
import type { UsageFacts } from '@/models/scenarios/scenario-usage.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { MapLink, ScenarioLink } from '@/page/links.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { lastRunsColumn, PartLastRuns } from '@/parts/reports/lazy-last-runs.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const none: readonly never[] = []

/** The last runs of a scenario, in a row of the list: by the suites of the project it is known where it runs. */
function ScenarioLastRuns({ scenario: { id, displayName } }: { scenario: Scenario }) {
  const { data, isError, refetch } = useQuery(suitesQueryOptions(useProjectId(), {}))
  if (isError && !data?.complete) {
    return <HistoryError onRetry={() => void refetch()} text="Not loaded." />
  }
  const places = data?.complete ? (placesByScenario(data.items).get(id) ?? none) : undefined
  return <PartLastRuns name={displayName} places={places} scenarioId={id} />
}

interface ShownFailures {
  failed: UsageFacts['failed']
  /** Jobs that are counted. */
  total: number
}

/** The asset that a scenario refers to. */
const Asset = ({ scenario: { asset } }: { scenario: Scenario }) =>
  asset && (
    <TextLink to="/scenario_assets/$assetId" params={{ assetId: asset.id }} tone="secondary">
      <TruncatedText text={assetName(asset)} />
    </TextLink>
  )

/** Column that says in how many of the last jobs a scenario failed, with the newest of them. */
const failuresColumn = ({ failed, total }: ShownFailures): Column<Scenario> => ({
  id: 'failures',
  card: 'line',
  width: 168,
  grow: 1,
  header: 'Failed in',
  cell: ({ id }) => `${formatCount(failed.get(id)?.jobs ?? 0)} of ${formatCount(total)} jobs`,
  second: ({ id }) => {
    const job = failed.get(id)?.newest
    return (
      job && (
        <TextLink
          to="/reports/$jobId"
          params={{ jobId: job.jobId }}
          search={{ tab: 'failures' }}
          tone="secondary"
        >
          <TruncatedText text={jobTitle(job)} />
        </TextLink>
      )
    )
  },
  sortValue: ({ id }) => failed.get(id)?.jobs,
  firstSort: 'descending',
})

/** Columns that make room for the failures. */
const besideFailures = ['last', 'map']

/** The columns of the scenario list, with its failures if they are given; assets are for internal staff. */
export const scenarioColumns = (
  internalStaff: boolean,
  failures?: ShownFailures,
): readonly Column<Scenario>[] => {
  const [name, ...others] = columnsOf(internalStaff)
  if (!failures) return [name, ...others]
  return [
    name,
    failuresColumn(failures),
    ...others.filter(({ id }) => !besideFailures.includes(id)),
  ]
}

const columnsOf = (internalStaff: boolean): [Column<Scenario>, ...Column<Scenario>[]] => [
  {
    id: 'name',
    card: 'line',
    width: internalStaff ? 144 : 160,
    grow: 4,
    header: 'Name',
    cell: (scenario) => (
      <span className="flex min-w-0 items-center gap-2">
        <ScenarioLink id={scenario.id} name={scenario.displayName} lines={2} />
        <OwnedBadges thing={scenario} />
      </span>
    ),
    sortedByService: true,
  },
  lastRunsColumn((scenario: Scenario) => <ScenarioLastRuns scenario={scenario} />),
  {
    id: 'type',
    card: 'part',
    width: 128,
    header: 'Type',
    cell: ({ type }) => type,
  },
  {
    id: 'review',
    card: 'part',
    width: 168,
    header: 'Review',
    cell: ({ review }) => <ReviewStatus status={review.status} />,
  },
  {
    id: 'map',
    card: 'hidden',
    width: internalStaff ? 96 : 80,
    grow: 1,
    header: internalStaff ? 'Map, asset' : 'Map',
    cell: ({ areaMap }) =>
      areaMap ? (
        <MapLink id={areaMap.id} name={mapName(areaMap)} tone="secondary" />
      ) : (
        <EmptyCell />
      ),
    ...(internalStaff && { second: (scenario: Scenario) => <Asset scenario={scenario} /> }),
  },
  {
    id: 'version',
    card: 'hidden',
    optional: true,
    width: 68,
    header: 'Version',
    cell: ({ versionId }) => versionId,
  },
  {
    id: 'updated',
    card: 'part',
    width: 108,
    header: 'Updated',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
    sortedByService: true,
    firstSort: 'descending',
  },
]
