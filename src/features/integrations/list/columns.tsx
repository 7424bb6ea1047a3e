import type { Integration } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { Absent } from '@/ui/absent.tsx'
import { TextLink } from '@/ui/button.tsx'
import { updatedColumn, versionColumn } from '@/ui/columns.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { HostLink } from '../host-link.tsx'

/** The columns of a list of integrations. */
export const integrationColumns: readonly Column<Integration>[] = [
  {
    id: 'id',
    typicalWidth: 58,
    header: 'ID',
    cell: ({ id, catalogId }) => (
      <TextLink
        to="/vehicle_catalogs/$catalogId/integrations/$integrationId"
        params={{ catalogId, integrationId: id }}
        className="font-mono text-xs"
      >
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
      defaultJobDescription ? <CutText text={defaultJobDescription} limit={32} /> : <Absent />,
  },
  versionColumn,
  updatedColumn,
]

/** Names of the columns that the list can be sorted by. */
export const sortableIntegrationColumns: readonly string[] = sortableIds(integrationColumns)
