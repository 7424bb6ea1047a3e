import { createFileRoute } from '@tanstack/react-router'
import { CatalogsScreen } from '@/features/catalogs/catalogs-screen.tsx'
import { catalogFilterOf } from '@/features/catalogs/list/filter.ts'
import { catalogsQueryOptions } from '@/features/catalogs/list/query.ts'
import { startQuery } from '@/session/start-query.ts'
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
