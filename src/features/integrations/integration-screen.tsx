import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { repositoryText } from '@/lib/repositories.ts'
import { Page } from '@/page/page.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { deletedText } from './delete-integration.tsx'
import { IntegrationActions } from './detail/integration-actions.tsx'
import { IntegrationOverview } from './detail/integration-overview.tsx'
import { SettingsOverview } from './detail/settings-overview.tsx'
import { IntegrationGate } from './integration-gate.tsx'
import { IntegrationsLink } from './list/integrations-link.tsx'
import { integrationList } from './model/integration-list.ts'
import { IntegrationSkeleton } from './skeletons.tsx'

const path = '/vehicle_catalogs/$catalogId/integrations/$integrationId'

/** One integration: what it connects, when it starts jobs, and with what options. */
export function IntegrationScreen() {
  const params = useParams({ from: `/_console${path}/` })
  return (
    <IntegrationGate {...params} path={path} title="Integration" skeleton={<IntegrationSkeleton />}>
      {(found) => <IntegrationPage {...found} />}
    </IntegrationGate>
  )
}

interface IntegrationPageProps {
  catalog: Catalog
  integration: Integration
  /** What there is to say about the integration's data. */
  status: ReactNode
}

function IntegrationPage({ catalog, integration, status }: IntegrationPageProps) {
  const name = repositoryText(integration)
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Catalog: catalog.displayName, Integration: name }}
      searches={integrationList.chainSearches}
      badges={integration.deleted && <Badge tone="failed">Deleted</Badge>}
      actions={<IntegrationActions key={integration.id} integration={integration} />}
    >
      {status}
      {integration.deleted && (
        <InfoBanner actions={<IntegrationsLink catalogId={catalog.id} />}>{deletedText}</InfoBanner>
      )}
      <IntegrationOverview integration={integration} />
      <SettingsOverview integration={integration} />
    </Page>
  )
}
