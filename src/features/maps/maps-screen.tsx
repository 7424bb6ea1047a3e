import { listAreaMapVersionsOperation } from '@generated/map/codec.ts'
import type { AreaMap } from '@generated/map/types.ts'
import { useSearch } from '@tanstack/react-router'
import { CallAlert } from '@/data/call-alert.tsx'
import { NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { defaultMapSort, mapColumns } from './list-columns.tsx'
import { filterMaps } from './model/filter.ts'
import { mapKind } from './model/map.ts'
import { mapsQueryOptions } from './model/queries.ts'
import { NewMapButton } from './open-in-builder.tsx'

const rowId = ({ areaMapId }: AreaMap) => String(areaMapId)

/** The area maps of the project, including those that other projects share. */
export function MapsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/maps/' })
  const filter = useListFilter(search, filterMaps, {
    parameters: ['display_name'],
    noMatch: 'No map of this project matches the name.',
    local: true,
  })
  useRememberList(mapKind, projectId)
  return (
    <Page title="Maps">
      <CallAlert operation={listAreaMapVersionsOperation} />
      <QueryList
        label="Maps"
        kind={mapKind}
        query={mapsQueryOptions(projectId)}
        columns={mapColumns}
        defaultSort={defaultMapSort}
        rowId={rowId}
        filter={filter}
        controls={() => (
          <NameFilter label="Name" placeholder="Name or ID" value={search.display_name} />
        )}
        tools={<NewMapButton />}
        empty={
          <EmptyState action={<NewMapButton />}>
            A map describes the roads and the surroundings of an area. Maps are drawn in the map
            builder.
          </EmptyState>
        }
      />
    </Page>
  )
}
