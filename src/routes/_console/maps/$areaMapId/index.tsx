import { getAreaMapQueryOptions } from '@generated/map/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { MapScreen } from '@/features/maps/map-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { mapVersionsQueryOptions } from '@/models/maps/map-queries.ts'

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
