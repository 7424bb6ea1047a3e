import type { Catalog } from '@generated/catalog/types.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Columns of the catalog list. */
export const catalogColumns: readonly Column<Catalog>[] = [
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: (catalog) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: catalog.id }}>
          <TruncatedText text={catalog.displayName} />
        </TextLink>
        <OwnedBadges thing={catalog} />
      </span>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  descriptionColumn,
  versionColumn,
  updatedColumn,
]

/** Default order of the list. */
export const defaultCatalogSort: SortOrder = { column: 'name', direction: 'ascending' }
