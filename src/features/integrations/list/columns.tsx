import type { Integration } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { HostLink } from '../host-link.tsx'
import { integrationTarget } from '../model/integration.ts'

/** Columns of an integration list. */
export const integrationColumns: readonly Column<Integration>[] = [
  {
    id: 'id',
    typicalWidth: 58,
    header: 'ID',
    cell: ({ id, catalogId }) => (
      <TextLink {...integrationTarget(catalogId, id)} className="font-mono text-xs">
        {shortId(id)}
      </TextLink>
    ),
  },
  {
    id: 'link',
    typicalWidth: 340,
    wrapsAt: 200,
    header: 'Link',
    cell: (integration) => <HostLink integration={integration} limit={56} />,
  },
  {
    id: 'description',
    typicalWidth: 192,
    wrapsAt: 104,
    header: 'Description',
    cell: ({ defaultJobDescription }) =>
      defaultJobDescription ? (
        <TruncatedText text={defaultJobDescription} limit={32} />
      ) : (
        <EmptyCell />
      ),
  },
  versionColumn,
  updatedColumn,
]
