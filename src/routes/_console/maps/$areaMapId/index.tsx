import { getAreaMapQueryOptions } from '@generated/map/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { MapScreen } from '@/features/maps/map-screen.tsx'
import { mapVersionsQueryOptions } from '@/features/maps/model/queries.ts'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/maps/$areaMapId/')({
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId, params }) => {
      const areaMapId = Number(params.areaMapId)
      start(getAreaMapQueryOptions({ projectId, areaMapId }))
      start(mapVersionsQueryOptions(projectId, areaMapId))
    }),
  component: MapScreen,
})
