import type { Catalog } from '@generated/catalog/types.ts'
import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { CatalogGate } from './catalog-gate.tsx'
import { IntegrationNotFound } from './integration-not-found.tsx'
import { integrationList } from './model/integration-list.ts'

type IntegrationPath =
  | '/vehicle_catalogs/$catalogId/integrations/$integrationId'
  | '/vehicle_catalogs/$catalogId/integrations/$integrationId/edit'

interface IntegrationGateProps {
  /** The route of the page. */
  path: IntegrationPath
  catalogId: string
  integrationId: string
  /** Title of the page while the integration is not there. */
  title: string
  /** The shape of the page while the integration is on its way. */
  skeleton: ReactNode
  /** The page, given what there is to say about the integration's data. */
  children: (found: { catalog: Catalog; integration: Integration; status: ReactNode }) => ReactNode
}

/** Finds the integration of a page, and its catalog, which is one of the project's own. */
export function IntegrationGate(props: IntegrationGateProps) {
  const { catalogId, title, skeleton } = props
  return (
    <CatalogGate catalogId={catalogId} title={title} skeleton={skeleton}>
      {(catalog) => <Found {...props} catalog={catalog} />}
    </CatalogGate>
  )
}

function Found(props: IntegrationGateProps & { catalog: Catalog }) {
  const { path, catalog, integrationId, title, skeleton, children } = props
  const projectId = useProjectId()
  const options = getIntegrationQueryOptions({ projectId, integrationId })
  const { data: integration, isError, error } = useQuery(options)

  if (!integration && isNotFound(error)) {
    return <IntegrationNotFound catalogId={catalog.id} />
  }
  const status = <QueryStatus query={options} />
  if (!integration) {
    return (
      <Page
        title={title}
        names={{ Catalog: catalog.displayName }}
        searches={integrationList.chainSearches}
      >
        {status}
        {!isError && skeleton}
      </Page>
    )
  }
  // An integration has one place, whatever catalog an address names.
  if (integration.catalogId !== catalog.id) {
    return (
      <Navigate to={path} params={{ catalogId: integration.catalogId, integrationId }} replace />
    )
  }
  return children({ catalog, integration, status })
}
