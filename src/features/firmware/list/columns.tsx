import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { releaseTarget } from '../model/release.ts'
import { ReleaseBadges, ReleaseChip } from '../release-badges.tsx'

/** Columns of a release list. */
export const releaseColumns: readonly Column<FirmwareRelease>[] = [
  {
    id: 'name',
    typicalWidth: 140,
    wrapsAt: 104,
    header: 'Name',
    cell: ({ id, catalogId, name }) => (
      <TextLink {...releaseTarget(catalogId, id)}>
        <TruncatedText text={name} limit={28} inLink />
      </TextLink>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'release',
    typicalWidth: 184,
    header: 'Release',
    cell: (release) => (
      <span className="inline-flex items-center gap-1.5">
        <ReleaseChip release={release} />
        <ReleaseBadges release={release} />
      </span>
    ),
  },
  descriptionColumn(32),
  {
    id: 'published',
    typicalWidth: 126,
    header: 'Published',
    cell: ({ publishedAt }) => <DateText at={publishedAt} />,
    sortValue: ({ publishedAt }) => epochOf(publishedAt),
    firstSort: 'descending',
  },
  updatedColumn,
]
