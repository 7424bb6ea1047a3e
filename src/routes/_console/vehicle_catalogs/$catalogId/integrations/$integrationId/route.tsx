import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'
import { startQuery } from '@/data/start-query.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId',
)({
  staticData: { crumb: 'Integration' },
  beforeLoad: ({ params }) => checkPathId('Integration ID', params.integrationId),
  loader: ({ context: { queryClient, projectId }, params: { catalogId, integrationId } }) => {
    if (!projectId) return
    startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
    startQuery(queryClient, getIntegrationQueryOptions({ projectId, integrationId }))
  },
})
