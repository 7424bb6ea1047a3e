import { epochOf, type Moment } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { ShortDate } from '../text/date-text.tsx'
import { EmptyCell } from '../text/empty-cell.tsx'
import type { Column } from './data-table.tsx'

/** Column with the short version id. */
export const versionColumn = {
  id: 'version',
  header: 'Version',
  width: 84,
  cell: ({ versionId }) => <span className="font-mono text-xs">{shortId(versionId)}</span>,
} as const satisfies Column<{ versionId: string }>

/** Column with the time of the last update; the first click sorts newest first. */
export const updatedColumn = {
  id: 'updated',
  header: 'Updated',
  width: 124,
  cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
  sortValue: ({ updatedAt }) => epochOf(updatedAt),
  firstSort: 'descending',
} as const satisfies Column<{ updatedAt: Moment }>

/** Column with the time of creation; the first click sorts newest first. */
export const createdColumn = {
  id: 'created',
  header: 'Created',
  width: 124,
  cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  sortValue: ({ createdAt }) => epochOf(createdAt),
  firstSort: 'descending',
} as const satisfies Column<{ createdAt: Moment }>

export const descriptionColumn = {
  id: 'description',
  header: 'Description',
  width: 140,
  grow: 2,
  cell: ({ description }) => description || <EmptyCell />,
} as const satisfies Column<{ description?: string }>
