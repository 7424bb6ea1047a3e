import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { NewIntegrationScreen } from '@/features/integrations/new-integration-screen.tsx'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/integrations/new')({
  staticData: { crumb: 'New Integration' },
  loader: ({ context: { queryClient, projectId }, params: { catalogId } }) => {
    if (projectId) startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
  },
  component: NewIntegrationScreen,
})
