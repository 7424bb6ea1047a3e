import type { Catalog } from '@generated/catalog/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '@/page/page.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { CatalogGate } from './catalog-gate.tsx'
import { IntegrationForm } from './form/integration-form.tsx'
import { IntegrationsLink } from './list/integrations-link.tsx'
import { whyNotNew } from './model/actions.ts'
import { newDraft } from './model/draft.ts'
import { integrationList } from './model/integration-list.ts'
import { FormSkeleton } from './skeletons.tsx'

/** Makes an integration of a catalog. */
export function NewIntegrationScreen() {
  const { catalogId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/integrations/new',
  })
  return (
    <CatalogGate catalogId={catalogId} title="New Integration" skeleton={<FormSkeleton />}>
      {(catalog) => <NewIntegration key={catalogId} catalog={catalog} />}
    </CatalogGate>
  )
}

function NewIntegration({ catalog }: { catalog: Catalog }) {
  const navigate = useNavigate()
  const [draft] = useState(newDraft)
  // The form stays as it began, whatever is fetched later.
  const [whyNot] = useState(() => whyNotNew(catalog))
  const { id: catalogId } = catalog
  return (
    <Page
      title="New Integration"
      names={{ Catalog: catalog.displayName }}
      searches={integrationList.chainSearches}
    >
      {whyNot ? (
        <InfoBanner actions={<IntegrationsLink catalogId={catalogId} />}>{whyNot}</InfoBanner>
      ) : (
        <IntegrationForm
          catalogId={catalogId}
          draft={draft}
          storedId={undefined}
          onSaved={(integrationId) =>
            integrationId === undefined
              ? navigate({ ...integrationList.target(catalogId), ignoreBlocker: true })
              : navigate({
                  to: '/vehicle_catalogs/$catalogId/integrations/$integrationId',
                  params: { catalogId, integrationId },
                  ignoreBlocker: true,
                })
          }
          onCancel={() => navigate(integrationList.target(catalogId))}
        />
      )}
    </Page>
  )
}
