import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { MapsScreen } from '@/features/maps/maps-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { mapFilter } from '@/models/maps/map-filter.ts'
import { mapsQueryOptions } from '@/models/maps/map-queries.ts'

export const Route = createFileRoute('/_console/maps/')({
  validateSearch: readSearch({ ...tableSearch, ...mapFilter.schema }),
  loader: (args) => load(args, ({ start, projectId }) => start(mapsQueryOptions(projectId))),
  component: MapsScreen,
})
