import type { Catalog } from '@generated/catalog/types.ts'
import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { repositoryText } from '@/lib/repositories.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { IntegrationOverview } from './detail/integration-overview.tsx'
import { SettingsOverview } from './detail/settings-overview.tsx'
import { integrationActions, integrationSubject } from './integration-actions.tsx'
import {
  deletedText,
  integrationCrumbSearches,
  integrationKind,
  integrationTarget,
} from './model/integration.ts'
import { OwnCatalogPage } from './own-catalog-page.tsx'
import { IntegrationSkeleton } from './skeletons.tsx'

/** One integration: overview and settings. */
export function IntegrationScreen() {
  const projectId = useProjectId()
  const { catalogId, integrationId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId/',
  })
  return (
    <OwnCatalogPage catalogId={catalogId} title="Integration" skeleton={<IntegrationSkeleton />}>
      {(catalog) => (
        <DetailPage
          kind={integrationKind}
          ownerId={catalogId}
          query={getIntegrationQueryOptions({ projectId, integrationId })}
          names={{ Catalog: catalog.displayName }}
          searches={integrationCrumbSearches}
          skeleton={<IntegrationSkeleton />}
        >
          {(integration, status) =>
            integration.catalogId === catalogId ? (
              <IntegrationPage
                key={integrationId}
                catalog={catalog}
                integration={integration}
                status={status}
              />
            ) : (
              // The URL names another catalog than the integration's: redirect.
              <Navigate {...integrationTarget(integration.catalogId, integrationId)} replace />
            )
          }
        </DetailPage>
      )}
    </OwnCatalogPage>
  )
}

interface IntegrationPageProps {
  catalog: Catalog
  integration: Integration
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function IntegrationPage({ catalog, integration, status }: IntegrationPageProps) {
  const name = repositoryText(integration)
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Catalog: catalog.displayName, Integration: name }}
      searches={integrationCrumbSearches}
      badges={integration.deleted && <DeletedBadge />}
      actions={
        <ActionButtons
          subject={integrationSubject}
          actions={integrationActions}
          thing={integration}
          context={undefined}
        />
      }
    >
      {status}
      {integration.deleted && (
        <DeletedBanner kind={integrationKind} ownerId={catalog.id}>
          {deletedText}
        </DeletedBanner>
      )}
      <IntegrationOverview integration={integration} />
      <SettingsOverview integration={integration} />
    </Page>
  )
}
