import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { IntegrationsScreen } from '@/features/integrations/integrations-screen.tsx'
import { integrationsQueryOptions } from '@/features/integrations/model/queries.ts'
import { integrationSearch } from '@/features/integrations/model/search.ts'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...integrationSearch })

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/integrations/')({
  staticData: { crumb: 'Integrations' },
  validateSearch,
  loaderDeps: ({ search: { deleted } }) => ({ deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId }, deps }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(integrationsQueryOptions({ projectId, catalogId }, deps))
    }),
  component: IntegrationsScreen,
})
