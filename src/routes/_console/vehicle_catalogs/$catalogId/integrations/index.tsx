import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { IntegrationsScreen } from '@/features/integrations/integrations-screen.tsx'
import { integrationsQueryOptions } from '@/features/integrations/model/queries.ts'
import { flagOf } from '@/lib/search-params.ts'
import { searchOf } from '../../../../-search.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/integrations/')({
  staticData: { crumb: 'Integrations' },
  validateSearch: searchOf('page', 'page_size', 'sort', 'deleted'),
  loaderDeps: ({ search }) => ({ deleted: flagOf(search, 'deleted') }),
  loader: ({ context: { queryClient, projectId }, params: { catalogId }, deps }) => {
    if (!projectId) return
    startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
    startQuery(queryClient, integrationsQueryOptions({ projectId, catalogId }, deps))
  },
  component: IntegrationsScreen,
})
