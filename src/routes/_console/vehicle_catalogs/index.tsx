import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { CatalogsScreen } from '@/features/catalogs/catalogs-screen.tsx'
import { catalogFilterOf } from '@/features/catalogs/model/filter.ts'
import { catalogsQueryOptions } from '@/features/catalogs/model/queries.ts'
import { searchOf } from '../../-search.ts'

const validateSearch = searchOf('page', 'page_size', 'sort', 'deleted', 'display_name')

export const Route = createFileRoute('/_console/vehicle_catalogs/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ deleted: catalogFilterOf(search).deleted }),
  loader: ({ context: { queryClient, projectId }, deps }) => {
    if (projectId) startQuery(queryClient, catalogsQueryOptions(projectId, deps))
  },
  component: CatalogsScreen,
})
