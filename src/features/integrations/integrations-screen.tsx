import { useParams } from '@tanstack/react-router'
import { Page } from '@/page/page.tsx'
import { CatalogGate } from './catalog-gate.tsx'
import { IntegrationTable } from './integration-table.tsx'
import { integrationList } from './model/integration-list.ts'
import { IntegrationSkeleton } from './skeletons.tsx'

/** The integrations of a catalog. */
export function IntegrationsScreen() {
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/integrations/' })
  return (
    <CatalogGate catalogId={catalogId} title="Integrations" skeleton={<IntegrationSkeleton />}>
      {({ displayName }) => (
        <Page
          title="Integrations"
          names={{ Catalog: displayName }}
          searches={integrationList.chainSearches}
        >
          <IntegrationTable key={catalogId} catalogId={catalogId} />
        </Page>
      )}
    </CatalogGate>
  )
}
