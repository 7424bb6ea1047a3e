import type { AreaMap } from '@generated/map/types.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { MapLink } from '@/page/links.tsx'
import { SharedBadge } from '@/page/owned-badges.tsx'
import { updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { OpenFirstVersion } from './open-in-builder.tsx'

/** Columns of the map list. */
export const mapColumns: readonly Column<AreaMap>[] = [
  {
    id: 'name',
    width: 200,
    grow: 2,
    header: 'Name',
    cell: ({ areaMapId, areaMapName, isShared }) => (
      <span className="flex min-w-0 items-center gap-2">
        <MapLink id={areaMapId} name={areaMapName} />
        {isShared && <SharedBadge />}
      </span>
    ),
    sortValue: ({ areaMapName }) => areaMapName,
  },
  {
    id: 'area_map_id',
    width: 124,
    header: 'Area map ID',
    cell: ({ areaMapId }) => <span className="font-mono text-xs">{areaMapId}</span>,
    sortValue: ({ areaMapId }) => areaMapId,
  },
  updatedColumn,
  {
    id: 'open',
    width: 72,
    header: 'Open',
    cell: (map) => <OpenFirstVersion map={map} />,
  },
]

/** Default order of the list. */
export const defaultMapSort: SortOrder = { column: 'name', direction: 'ascending' }
