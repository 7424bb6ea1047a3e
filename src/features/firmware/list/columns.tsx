import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { releaseTarget } from '../model/release.ts'
import { ReleaseBadges, ReleaseChip } from '../release-badges.tsx'

/** Columns of a release list. */
export const releaseColumns: readonly Column<FirmwareRelease>[] = [
  {
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
  },
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
  {
    id: 'published',
    width: 116,
    header: 'Published',
    cell: ({ publishedAt }) => <ShortDate at={publishedAt} />,
    sortValue: ({ publishedAt }) => epochOf(publishedAt),
    firstSort: 'descending',
  },
  updatedColumn,
]
