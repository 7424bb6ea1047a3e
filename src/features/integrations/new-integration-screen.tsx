import type { Catalog } from '@generated/catalog/types.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { integrationCrumbSearches, integrationKind } from '@/models/integrations/integration.ts'
import { whyNotNew } from '@/models/integrations/integration-action-rules.ts'
import { useToList } from '@/page/kind.ts'
import { DeletedBanner } from '@/page/list-links.tsx'
import { Page } from '@/page/page.tsx'
import { IntegrationForm } from './form/integration-form.tsx'
import { OwnCatalogPage } from './own-catalog-page.tsx'
import { FormSkeleton } from './skeletons.tsx'

/** Creates an integration of a catalog. */
export function NewIntegrationScreen() {
  const { catalogId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/integrations/new',
  })
  return (
    <OwnCatalogPage catalogId={catalogId} title="New Integration" skeleton={<FormSkeleton />}>
      {(catalog) => <NewIntegration key={catalogId} catalog={catalog} />}
    </OwnCatalogPage>
  )
}

function NewIntegration({ catalog }: { catalog: Catalog }) {
  // Decided once: later refetches do not replace the form.
  const [whyNot] = useState(() => whyNotNew(catalog))
  const toList = useToList(integrationKind, catalog.id)
  return (
    <Page
      title="New Integration"
      names={{ Catalog: catalog.displayName }}
      searches={integrationCrumbSearches}
    >
      {whyNot ? (
        <DeletedBanner kind={integrationKind} ownerId={catalog.id}>
          {whyNot}
        </DeletedBanner>
      ) : (
        <IntegrationForm catalogId={catalog.id} onCancel={toList} />
      )}
    </Page>
  )
}
