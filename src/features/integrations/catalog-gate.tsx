import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccessDeniedPage } from '@/page/access-denied-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { CatalogNotFound } from '@/parts/catalogs/catalog-not-found.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { mayView } from './model/actions.ts'

interface CatalogGateProps {
  catalogId: string
  /** Title of the page while the catalog is not there. */
  title: string
  /** The shape of the page while the catalog is on its way. */
  skeleton: ReactNode
  /** The page, once its catalog is known to be one of the project's own. */
  children: (catalog: Catalog) => ReactNode
}

/** Lets pages of integrations be seen only where the catalog is the project's own. */
export function CatalogGate({ catalogId, title, skeleton, children }: CatalogGateProps) {
  const projectId = useProjectId()
  const options = getCatalogQueryOptions({ projectId, catalogId })
  const { data: catalog, isError, error } = useQuery(options)

  if (!catalog && isNotFound(error)) return <CatalogNotFound />
  if (!catalog) {
    return (
      <Page title={title}>
        <QueryStatus query={options} />
        {!isError && skeleton}
      </Page>
    )
  }
  if (mayView(catalog)) return children(catalog)
  return (
    <AccessDeniedPage names={{ Catalog: catalog.displayName }}>
      <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId }}>
        Back to the catalog
      </TextLink>
    </AccessDeniedPage>
  )
}
