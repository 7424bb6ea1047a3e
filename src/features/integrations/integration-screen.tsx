import type { Catalog } from '@generated/catalog/types.ts'
import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import { repositoryText } from '@/lib/repositories.ts'
import {
  deletedText,
  integrationCrumbSearches,
  integrationKind,
  integrationTarget,
} from '@/models/integrations/integration.ts'
import { integrationTypes } from '@/models/integrations/integration-types.ts'
import { ContextActionButtons } from '@/page/actions.tsx'
import { ByLine } from '@/page/by-line.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useNotificationItems } from '@/parts/notifications/told-about.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { SettingsOverview } from './detail/settings-overview.tsx'
import { HostLink } from './host-link.tsx'
import { integrationActions } from './integration-actions.tsx'
import { OwnCatalogPage } from './own-catalog-page.tsx'
import { IntegrationSkeleton } from './skeletons.tsx'

function IntegrationOverview({ integration }: { integration: Integration }) {
  const { id, versionId, type, createdAt, createdBy, updatedAt, updatedBy } = integration
  const notifications = useNotificationItems()
  const items: OverviewItems = [
    {
      label: type === 'github_v3' ? 'Repository' : 'Project',
      value: <HostLink integration={integration} />,
      wide: true,
    },
    { label: 'Created', value: <ByLine at={createdAt} by={createdBy} /> },
    { label: 'Updated', value: <ByLine at={updatedAt} by={updatedBy} /> },
    integration.deleted && {
      label: 'Deleted',
      value: <DateText at={integration.deletedAt} form="date-time" />,
    },
    { label: 'Type', value: integrationTypes[type] },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="integration ID" /> },
    // They come late: last, they move nothing.
    ...(integration.deleted ? [] : notifications),
  ]
  return <Overview label="Overview" items={items} />
}

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
          {(integration) =>
            integration.catalogId === catalogId ? (
              <IntegrationPage catalog={catalog} integration={integration} />
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
}

function IntegrationPage({ catalog, integration }: IntegrationPageProps) {
  const name = repositoryText(integration)
  return (
    <Page
      title={name}
      names={{ Catalog: catalog.displayName, Integration: name }}
      searches={integrationCrumbSearches}
      badges={integration.deleted && <DeletedBadge />}
      actions={
        <ContextActionButtons actions={integrationActions} thing={integration} context={catalog} />
      }
    >
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
