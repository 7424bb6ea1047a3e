import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { NewIntegrationScreen } from '@/features/integrations/new-integration-screen.tsx'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/integrations/new')({
  staticData: { crumb: 'New Integration' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId } }) =>
      start(getCatalogQueryOptions({ projectId, catalogId })),
    ),
  component: NewIntegrationScreen,
})
