import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { formatSize } from '@/lib/sizes.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { DeletedBadge } from './asset-badges.tsx'

type AssetColumn = Column<ScenarioAsset>

const sizeColumn: AssetColumn = {
  id: 'size',
  typicalWidth: 64,
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
    typicalWidth: 210,
    header: 'Name',
    cell: ({ id, displayName, deprecated }) => (
      <span className="inline-flex items-center gap-2">
        <TextLink to="/scenario_assets/$assetId" params={{ assetId: id }}>
          <TruncatedText text={displayName} limit={48} inLink />
        </TextLink>
        {deprecated && <DeletedBadge />}
      </span>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  descriptionColumn(48),
  sizeColumn,
  updatedColumn,
]

/** Columns of an asset's versions. */
export const assetVersionColumns: readonly AssetColumn[] = [
  {
    id: 'version',
    typicalWidth: 50,
    header: 'Version',
    cell: ({ versionId }) => versionId,
    sortValue: ({ versionId }) => versionId,
    firstSort: 'descending',
  },
  {
    id: 'name',
    typicalWidth: 210,
    header: 'Name',
    cell: ({ displayName }) => <TruncatedText text={displayName} limit={48} />,
    sortValue: ({ displayName }) => displayName,
  },
  descriptionColumn(48),
  sizeColumn,
  updatedColumn,
]

/** Ids of the sortable version columns. */
export const sortableAssetVersionColumns: readonly string[] = sortableIds(assetVersionColumns)

/** Default order of the versions. */
export const defaultAssetVersionSort: SortOrder = { column: 'version', direction: 'descending' }
