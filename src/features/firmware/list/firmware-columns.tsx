import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { ReleaseBadges, ReleaseChip } from '@/features/firmware/release-badges.tsx'
import { epochOf } from '@/lib/dates.ts'
import { releaseTarget } from '@/models/firmware/firmware-release.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

export const releaseNameColumn = {
  id: 'name',
  width: 150,
  grow: 2,
  header: 'Name',
  cell: ({ id, catalogId, name }) => (
    <TextLink {...releaseTarget(catalogId, id)}>
      <TruncatedText text={name} />
    </TextLink>
  ),
  sortValue: ({ name }) => name,
} as const satisfies Column<Pick<FirmwareRelease, 'id' | 'catalogId' | 'name'>>

/** Column with the time of publication; the first click sorts newest first. */
export const publishedColumn = {
  id: 'published',
  width: 116,
  header: 'Published',
  cell: ({ publishedAt }) => <ShortDate at={publishedAt} />,
  sortValue: ({ publishedAt }) => epochOf(publishedAt),
  firstSort: 'descending',
} as const satisfies Column<Pick<FirmwareRelease, 'publishedAt'>>

/** Columns of a release list. */
export const releaseColumns: readonly Column<FirmwareRelease>[] = [
  releaseNameColumn,
  {
    id: 'release',
    width: 240,
    header: 'Release',
    cell: (release) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <ReleaseChip release={release} />
        <ReleaseBadges release={release} />
      </span>
    ),
  },
  descriptionColumn,
  publishedColumn,
  updatedColumn,
]
