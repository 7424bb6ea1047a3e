import { epochOf, type Moment } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { DateText } from '../text/date-text.tsx'
import { EmptyCell } from '../text/empty-cell.tsx'
import { TruncatedText } from '../text/truncated-text.tsx'
import type { Column } from './data-table.tsx'

/** Column with the short version id. */
export const versionColumn = {
  id: 'version',
  header: 'Version',
  typicalWidth: 58,
  cell: ({ versionId }) => <span className="font-mono text-xs">{shortId(versionId)}</span>,
} as const satisfies Column<{ versionId: string }>

/** Column with the time of the last update; the first click sorts newest first. */
export const updatedColumn = {
  id: 'updated',
  header: 'Updated',
  typicalWidth: 126,
  cell: ({ updatedAt }) => <DateText at={updatedAt} />,
  sortValue: ({ updatedAt }) => epochOf(updatedAt),
  firstSort: 'descending',
} as const satisfies Column<{ updatedAt: Moment }>

/** Column with the description, truncated to `limit` characters. */
export const descriptionColumn = (limit: number) =>
  ({
    id: 'description',
    header: 'Description',
    typicalWidth: Math.min(limit, 45) * 6.5,
    wrapsAt: 104,
    cell: ({ description }) =>
      description ? <TruncatedText text={description} limit={limit} /> : <EmptyCell />,
  }) as const satisfies Column<{ description?: string }>
