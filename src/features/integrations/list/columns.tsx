import type { Integration } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { HostLink } from '../host-link.tsx'
import { integrationTarget } from '../model/integration.ts'

/** Columns of an integration list. */
export const integrationColumns: readonly Column<Integration>[] = [
  {
    id: 'repository',
    width: 160,
    grow: 2,
    header: 'Repository',
    cell: (integration) => (
      <TextLink {...integrationTarget(integration.catalogId, integration.id)}>
        <TruncatedText text={repositoryText(integration)} />
      </TextLink>
    ),
    sortValue: repositoryText,
  },
  {
    id: 'link',
    width: 180,
    grow: 2,
    header: 'Link',
    cell: (integration) => <HostLink integration={integration} tone="secondary" />,
  },
  {
    id: 'description',
    width: 140,
    grow: 2,
    header: 'Description',
    cell: ({ defaultJobDescription }) =>
      defaultJobDescription ? <TruncatedText text={defaultJobDescription} /> : <EmptyCell />,
  },
  {
    id: 'id',
    width: 112,
    header: 'ID',
    cell: ({ id, catalogId }) => (
      <span className="inline-flex items-center gap-1 font-mono text-xs">
        <TextLink {...integrationTarget(catalogId, id)} tone="secondary">
          {shortId(id)}
        </TextLink>
        <CopyButton text={id} what="integration ID" />
      </span>
    ),
  },
  versionColumn,
  updatedColumn,
]
