import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { formatSize } from '@/lib/numbers.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

type AssetColumn = Column<ScenarioAsset>

const sizeColumn: AssetColumn = {
  id: 'size',
  width: 84,
  header: 'Size',
  align: 'end',
  cell: ({ size }) => formatSize(size),
  sortValue: ({ size }) => size,
  firstSort: 'descending',
}

/** Columns of the asset list. */
export const assetColumns: readonly AssetColumn[] = [
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: ({ id, displayName, deprecated }) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink to="/scenario_assets/$assetId" params={{ assetId: id }}>
          <TruncatedText text={displayName} />
        </TextLink>
        {deprecated && <DeletedBadge />}
      </span>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  descriptionColumn,
  sizeColumn,
  updatedColumn,
]

/** Columns of an asset's versions. */
export const assetVersionColumns: readonly AssetColumn[] = [
  {
    id: 'version',
    width: 84,
    header: 'Version',
    cell: ({ versionId }) => versionId,
    sortValue: ({ versionId }) => versionId,
    firstSort: 'descending',
  },
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: ({ displayName }) => displayName,
    sortValue: ({ displayName }) => displayName,
  },
  descriptionColumn,
  sizeColumn,
  updatedColumn,
]

/** Ids of the sortable version columns. */
export const sortableAssetVersionColumns: readonly string[] = sortableIds(assetVersionColumns)

/** Default order of the versions. */
export const defaultAssetVersionSort: SortOrder = { column: 'version', direction: 'descending' }
