import { listAreaMapVersionsOperation } from '@generated/map/codec.ts'
import type { AreaMap } from '@generated/map/types.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import type { SortOrder } from '@/lib/sort-param.ts'
import { mapKind } from '@/models/maps/map.ts'
import { mapFilter } from '@/models/maps/map-filter.ts'
import { mapsQueryOptions } from '@/models/maps/map-queries.ts'
import { useRememberList } from '@/page/kind.ts'
import { MapLink } from '@/page/links.tsx'
import { SharedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { NewMapButton, OpenFirstVersion } from './open-in-builder.tsx'

const mapColumns: readonly Column<AreaMap>[] = [
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

const defaultMapSort: SortOrder = { column: 'name', direction: 'ascending' }

const rowId = ({ areaMapId }: AreaMap) => String(areaMapId)

/** The area maps of the project, including those that other projects share. */
export function MapsScreen() {
  const projectId = useProjectId()
  useRememberList(mapKind, projectId)
  return (
    <Page
      title="Maps"
      note="A map describes the roads and the surroundings of an area; scenarios take place on it."
    >
      <CallAlert operation={listAreaMapVersionsOperation} />
      <QueryList
        label="Maps"
        kind={mapKind}
        query={mapsQueryOptions(projectId)}
        columns={mapColumns}
        defaultSort={defaultMapSort}
        rowId={rowId}
        filter={mapFilter}
        noMatch="No map of this project matches the name."
        tools={<NewMapButton />}
        empty={
          <EmptyState action={<NewMapButton />}>Maps are drawn in the map builder.</EmptyState>
        }
      />
    </Page>
  )
}
