import type { Experiment } from '@generated/ml/types.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { createdColumn, descriptionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { experimentTarget } from '../model/experiment.ts'

/** Columns of the list of experiments. */
export const experimentColumns: readonly Column<Experiment>[] = [
  {
    id: 'name',
    width: 200,
    grow: 3,
    header: 'Name',
    cell: ({ id, name, deprecated }) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink {...experimentTarget(id)}>
          <TruncatedText text={name} />
        </TextLink>
        {deprecated && <DeletedBadge />}
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  descriptionColumn,
  createdColumn,
  {
    id: 'id',
    width: 124,
    header: 'Experiment ID',
    cell: ({ id }) => <Copyable text={id} what="experiment ID" />,
  },
]
