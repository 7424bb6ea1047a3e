import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { IntegrationsScreen } from '@/features/integrations/integrations-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { integrationFilter } from '@/models/integrations/integration-filter.ts'
import { integrationsQueryOptions } from '@/models/integrations/integration-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...integrationFilter.schema })

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/integrations/')({
  staticData: { crumb: 'Integrations' },
  validateSearch,
  loaderDeps: ({ search }) => integrationFilter.serviceOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId }, deps }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(integrationsQueryOptions({ projectId, catalogId }, deps))
    }),
  component: IntegrationsScreen,
})
