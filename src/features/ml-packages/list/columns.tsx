import type { Package } from '@generated/ml/types.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Columns of the package list. */
export const packageColumns: readonly Column<Package>[] = [
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: (found) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink to="/mlpackages/$packageId" params={{ packageId: found.id }}>
          <TruncatedText text={found.name} />
        </TextLink>
        <OwnedBadges thing={found} />
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  descriptionColumn,
  versionColumn,
  updatedColumn,
]

/** Default order of the list. */
export const defaultPackageSort: SortOrder = { column: 'name', direction: 'ascending' }
