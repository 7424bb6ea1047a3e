import type { Experiment } from '@generated/ml/types.ts'
import { experimentTarget } from '@/models/ml-experiments/experiment.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { createdColumn, descriptionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { Best, LastRun, LastRuns, LastStarted } from './last-runs-cells.tsx'

/** Columns of the list of experiments. */
export const experimentColumns: readonly Column<Experiment>[] = [
  {
    id: 'name',
    card: 'line',
    width: 172,
    grow: 3,
    header: 'Name',
    cell: ({ id, name, deprecated }) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink {...experimentTarget(id)}>
          <TruncatedText text={name} lines={2} />
        </TextLink>
        {deprecated && <DeletedBadge />}
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'last_run',
    card: 'part',
    width: 128,
    grow: 1,
    header: 'Last run',
    cell: (experiment) => <LastRun experiment={experiment} />,
  },
  {
    id: 'last_runs',
    card: 'part',
    width: 104,
    header: 'Last 10 runs',
    cell: (experiment) => <LastRuns experiment={experiment} />,
  },
  {
    id: 'best',
    card: 'part',
    width: 124,
    header: 'Best',
    cell: (experiment) => <Best experiment={experiment} />,
  },
  {
    id: 'started',
    card: 'part',
    width: 112,
    header: 'Started',
    cell: (experiment) => <LastStarted experiment={experiment} />,
  },
  {
    ...descriptionColumn,
    width: 104,
    card: 'hidden',
    cell: ({ description }) =>
      description ? <TruncatedText text={description} lines={2} /> : <EmptyCell />,
  },
  { ...createdColumn, width: 116, card: 'hidden' },
  {
    id: 'id',
    card: 'hidden',
    width: 112,
    header: 'Experiment ID',
    cell: ({ id }) => <Copyable text={id} what="experiment ID" />,
  },
]
