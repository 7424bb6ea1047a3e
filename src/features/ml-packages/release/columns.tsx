import type { PackageRelease } from '@generated/ml/types.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { createdColumn, descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { packageReleaseTarget } from '../model/release.ts'
import { PackagingState, ReviewChip } from '../release-status.tsx'

/** Columns of the releases of a package. */
export const packageReleaseColumns: readonly Column<PackageRelease>[] = [
  {
    id: 'name',
    width: 180,
    grow: 2,
    header: 'Name',
    cell: (release) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink {...packageReleaseTarget(release.packageId, release.id)}>
          <TruncatedText text={release.name} />
        </TextLink>
        <OwnedBadges thing={release} />
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'packaging',
    width: 150,
    header: 'Packaging',
    cell: (release) => <PackagingState release={release} />,
    sortValue: ({ packagingReport }) => packagingReport.status,
  },
  {
    id: 'review',
    width: 130,
    header: 'Review',
    cell: (release) => <ReviewChip release={release} />,
    sortValue: ({ review }) => review.status,
  },
  descriptionColumn,
  createdColumn,
  updatedColumn,
]
