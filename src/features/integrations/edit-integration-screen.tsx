import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { repositoryText } from '@/lib/repositories.ts'
import { Page } from '@/page/page.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { deletedText } from './delete-integration.tsx'
import { IntegrationForm } from './form/integration-form.tsx'
import { IntegrationGate } from './integration-gate.tsx'
import { IntegrationsLink } from './list/integrations-link.tsx'
import { whyNotOnIntegration } from './model/actions.ts'
import { draftOf } from './model/draft.ts'
import { integrationList } from './model/integration-list.ts'
import { FormSkeleton } from './skeletons.tsx'

const path = '/vehicle_catalogs/$catalogId/integrations/$integrationId/edit'

/** Edits an integration. */
export function EditIntegrationScreen() {
  const params = useParams({ from: `/_console${path}` })
  return (
    <IntegrationGate {...params} path={path} title="Edit Integration" skeleton={<FormSkeleton />}>
      {(found) => <EditIntegration key={params.integrationId} {...found} />}
    </IntegrationGate>
  )
}

interface EditIntegrationProps {
  catalog: Catalog
  integration: Integration
}

function EditIntegration({ catalog, integration }: EditIntegrationProps) {
  const navigate = useNavigate()
  // The form belongs to the version that it began with, whatever is fetched later.
  const [stored] = useState(integration)
  const [draft] = useState(() => draftOf(integration))
  const toIntegration = (saved: boolean) =>
    navigate({
      to: '/vehicle_catalogs/$catalogId/integrations/$integrationId',
      params: { catalogId: catalog.id, integrationId: stored.id },
      ignoreBlocker: saved,
    })
  return (
    <Page
      title="Edit Integration"
      names={{ Catalog: catalog.displayName, Integration: repositoryText(stored) }}
      searches={integrationList.chainSearches}
    >
      {whyNotOnIntegration('edit', stored) ? (
        <InfoBanner actions={<IntegrationsLink catalogId={catalog.id} />}>{deletedText}</InfoBanner>
      ) : (
        <IntegrationForm
          catalogId={catalog.id}
          draft={draft}
          storedId={stored.id}
          onSaved={() => toIntegration(true)}
          onCancel={() => toIntegration(false)}
        />
      )}
    </Page>
  )
}
