import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CatalogScreen } from '@/features/catalogs/catalog-screen.tsx'
import { startQuery } from '@/session/start-query.ts'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/')({
  validateSearch: searchOf(
    'tab',
    'page',
    'page_size',
    'sort',
    'state',
    'user_name',
    'deleted',
    'draft',
    'display_name',
  ),
  loader: ({ context: { queryClient, projectId }, params: { catalogId } }) => {
    if (projectId) startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
  },
  component: CatalogScreen,
})
