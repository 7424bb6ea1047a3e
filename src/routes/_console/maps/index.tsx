import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { MapsScreen } from '@/features/maps/maps-screen.tsx'
import { mapsQueryOptions } from '@/features/maps/model/queries.ts'
import { mapSearch } from '@/features/maps/model/search.ts'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/maps/')({
  validateSearch: readSearch({ ...tableSearch, ...mapSearch }),
  loader: (args) => load(args, ({ start, projectId }) => start(mapsQueryOptions(projectId))),
  component: MapsScreen,
})
