import type { Run } from '@generated/ml/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { DeletedBadge } from '../deleted-badge.tsx'
import { metricOf, metricText } from '../model/metrics.ts'
import { runTarget } from '../model/run.ts'
import { createdColumn, metricColumn } from '../model/sort.ts'
import { type Stage, stageNames, stageStateOf, stages } from '../model/stages.ts'
import { SourceLink } from '../source-link.tsx'
import { StageStatus } from '../stage-status.tsx'

type RunColumn = Column<Run>

const nameColumn: RunColumn = {
  id: 'name',
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
      <SourceLink run={run} />
      <Copyable text={run.id} what="run ID" />
    </span>
  ),
}

const statusColumn: RunColumn = {
  id: 'status',
  width: 118,
  header: 'Status',
  cell: ({ report }) => <ReportStatus status={report.status} />,
  second: ({ report }) =>
    report.finishedAt && (
      <DurationText seconds={secondsBetween(report.startedAt, report.finishedAt)} />
    ),
}

const stageColumn = (stage: Stage): RunColumn => ({
  id: stage,
  width: 118,
  header: stages[stage].label,
  cell: ({ report }) => <StageStatus state={stageStateOf(stage, report)} />,
})

const createdColumns: readonly RunColumn[] = [
  {
    id: createdColumn,
    width: 124,
    header: 'Created',
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
    second: ({ userName }) => (userName ? <TruncatedText text={userName} /> : undefined),
    sortedByService: true,
    firstSort: 'descending',
  },
]

const valueColumn = (name: string): RunColumn => ({
  id: metricColumn(name),
  width: Math.max(88, 28 + 7.2 * Math.min(name.length, 24)),
  header: name,
  align: 'end',
  cell: (run) => {
    const value = metricOf(run, name)
    return value === undefined ? <EmptyCell /> : metricText(value)
  },
  sortedByService: true,
})

/** Columns of a list of runs with these metrics. */
export const runColumns = (metrics: readonly string[]): readonly RunColumn[] => [
  nameColumn,
  statusColumn,
  ...stageNames.map(stageColumn),
  ...createdColumns,
  ...metrics.map(valueColumn),
]
