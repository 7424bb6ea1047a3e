import { useParams } from '@tanstack/react-router'
import { integrationCrumbSearches } from '@/models/integrations/integration.ts'
import { Page } from '@/page/page.tsx'
import { IntegrationTable } from './integration-table.tsx'
import { OwnCatalogPage } from './own-catalog-page.tsx'
import { IntegrationSkeleton } from './skeletons.tsx'

/** The integrations of a catalog. */
export function IntegrationsScreen() {
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/integrations/' })
  return (
    <OwnCatalogPage catalogId={catalogId} title="Integrations" skeleton={<IntegrationSkeleton />}>
      {({ displayName }) => (
        <Page
          title="Integrations"
          note="An integration names a repository, and what of it the jobs of this catalog build and test, and when."
          names={{ Catalog: displayName }}
          searches={integrationCrumbSearches}
        >
          <IntegrationTable catalogId={catalogId} />
        </Page>
      )}
    </OwnCatalogPage>
  )
}
