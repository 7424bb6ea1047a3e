import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId',
)({
  ...idRoute({ crumb: 'Integration', param: 'integrationId' }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId, integrationId } }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(getIntegrationQueryOptions({ projectId, integrationId }))
    }),
})
