import { batchGetArtifactsQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { SourceLink } from '@/features/ml-experiments/run-source-link.tsx'
import { secondsBetween } from '@/lib/durations.ts'
import { type Configs, configPathsOf, sortValueOf } from '@/models/ml-experiments/config-texts.ts'
import { packageOfRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { directionOf } from '@/models/ml-experiments/metric-direction.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import {
  type MetricWidth,
  metricOf,
  metricText,
} from '@/models/ml-experiments/run-metric-values.ts'
import { createdColumn, metricColumn } from '@/models/ml-experiments/run-sort.ts'
import {
  type Stage,
  stageNames,
  stageStateOf,
  stages,
  tellingStageOf,
} from '@/models/ml-experiments/run-stages.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { itemBatches, releasesByRun } from '@/models/ml-packages/release-uses.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { StageStatus } from '../stage-status.tsx'

const foundIn = (answers: UseQueryResult<{ found: Artifact[] }, Error>[]): Artifact[] =>
  answers.flatMap(({ data }) => data?.found ?? [])

/** The newest release made of a run. All runs of a package ask together: for its releases, then for what they hold. */
function ReleasedAs({ run }: { run: Run }) {
  const projectId = useProjectId()
  const packageId = packageOfRun(run)?.id ?? ''
  const mayBe = packageId !== '' && run.report.train?.status === 'succeeded'
  const releases = useQuery({
    ...packageReleasesQueryOptions({ projectId, packageId }, {}),
    enabled: mayBe,
  }).data
  // Every page of the list may add to the last batch: it is asked for once the list is whole.
  const batches = mayBe && releases?.complete ? itemBatches(releases.items) : []
  const artifacts = useQueries({
    queries: batches.map((ids) => batchGetArtifactsQueryOptions({ projectId }, { ids })),
    combine: foundIn,
  })
  const made = releasesByRun(releases?.items ?? [], artifacts).get(run.id) ?? []
  const [newest, ...others] = made
  if (!mayBe || !newest) return <EmptyCell />
  return (
    <span className="flex min-w-0 items-baseline gap-1.5">
      <TextLink {...packageReleaseTarget(packageId, newest.id)} tone="secondary">
        <TruncatedText text={newest.name} />
      </TextLink>
      {others.length > 0 && <span className="text-xs text-muted">+{others.length}</span>}
    </span>
  )
}

type RunColumn = Column<Run>

const nameColumn = (names: ReadonlyMap<string, string>): RunColumn => ({
  id: 'name',
  card: 'line',
  width: 230,
  grow: 3,
  header: 'Name',
  cell: ({ id, experimentId, name, deprecated }) => (
    <span className="flex min-w-0 items-center gap-2">
      <TextLink {...runTarget(experimentId, id)}>
        <TruncatedText text={name} />
      </TextLink>
      {deprecated && <DeletedBadge />}
    </span>
  ),
  second: (run) => (
    <span className="flex min-w-0 items-center gap-2">
      <SourceLink run={run} names={names} />
      <Copyable text={run.id} what="run ID" />
    </span>
  ),
})

const statusColumn: RunColumn = {
  id: 'status',
  card: 'part',
  width: 118,
  header: 'Status',
  cell: ({ id, report }) => <ReportStatus status={report.status} jobId={id} />,
  second: (run) => {
    const { report } = run
    const stage = tellingStageOf(report)
    return (
      <span className="flex min-w-0 gap-2">
        {stage && <span>{stages[stage].label}</span>}
        {report.finishedAt && <DurationText seconds={took(run)} />}
      </span>
    )
  },
}

const stageColumn = (stage: Stage): RunColumn => ({
  id: stage,
  card: 'hidden',
  width: 118,
  header: stages[stage].label,
  optional: true,
  cell: ({ report }) => <StageStatus state={stageStateOf(stage, report)} />,
})

const took = ({ report }: Run) => secondsBetween(report.startedAt, report.finishedAt)

const tookColumn: RunColumn = {
  id: 'took',
  card: 'hidden',
  width: 108,
  header: 'Took',
  align: 'end',
  optional: true,
  cell: (run) => <DurationText seconds={took(run)} />,
  sortValue: took,
  firstSort: 'descending',
}

const releasedColumn: RunColumn = {
  id: 'released',
  card: 'part',
  width: 124,
  header: 'Released as',
  optional: true,
  cell: (run) => <ReleasedAs run={run} />,
}

const createdColumns: readonly RunColumn[] = [
  {
    id: createdColumn,
    card: 'part',
    width: 124,
    header: 'Created',
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
    second: ({ userName }) => userName,
    sortedByService: true,
    firstSort: 'descending',
  },
]

/** Width in px of a column of numbers or short texts, under its name with the mark of the order. */
const widthFor = (name: string, longest: number) =>
  Math.min(215, Math.max(76, 42 + 7.2 * Math.min(name.length, 24), 24 + 8.2 * longest))

const metricColumnOf = ({ name, longest }: MetricWidth): RunColumn => ({
  id: metricColumn(name),
  // A number without its head says nothing.
  card: 'hidden',
  width: widthFor(name, longest),
  header: name,
  align: 'end',
  cell: (run) => {
    const value = metricOf(run, name)
    return value === undefined ? <EmptyCell /> : metricText(value)
  },
  sortedByService: true,
  // The first click sorts the best one first, where the name tells which that is.
  firstSort: directionOf(name) === 'higher' ? 'descending' : 'ascending',
})

const configPrefix = 'config:'

/** Whether a sort order is by a value of the configs. */
export const isOfConfig = (sort = ''): boolean => sort.replace(/^-/, '').startsWith(configPrefix)

const configColumnOf = (configs: Configs, path: string): RunColumn => {
  const read = ({ id }: Run) => configs.get(id)?.values.get(path)
  return {
    id: `${configPrefix}${path}`,
    card: 'hidden',
    width: Math.max(100, widthFor(`config.${path}`, 0)),
    header: `config.${path}`,
    optional: true,
    cell: (run) => read(run) ?? <EmptyCell />,
    sortValue: (run) => sortValueOf(read(run)),
  }
}

/** Columns of a list of runs: with their metrics, and the values of their configs to choose from. `names`: of reused runs. */
export const runColumns = (
  metrics: readonly MetricWidth[],
  configs: Configs,
  names: ReadonlyMap<string, string>,
): readonly RunColumn[] => [
  nameColumn(names),
  statusColumn,
  ...stageNames.map(stageColumn),
  tookColumn,
  releasedColumn,
  ...createdColumns,
  ...metrics.map(metricColumnOf),
  ...configPathsOf(configs).map((path) => configColumnOf(configs, path)),
]
