import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import type { ReactNode } from 'react'
import { catalogKind, catalogTarget } from '@/models/catalogs/catalog.ts'
import { mayView } from '@/models/integrations/integration-action-rules.ts'
import { AccessDeniedPage } from '@/page/access-denied-page.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { PageStatus } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'

interface OwnCatalogPageProps {
  catalogId: string
  /** Title of the page until the catalog is loaded. */
  title: string
  skeleton: ReactNode
  children: (catalog: Catalog) => ReactNode
}

/** Loads the catalog of an integration page; denies access for catalogs of other projects. */
export function OwnCatalogPage({ catalogId, children, ...page }: OwnCatalogPageProps) {
  const projectId = useProjectId()
  return (
    <DetailPage
      kind={catalogKind}
      query={getCatalogQueryOptions({ projectId, catalogId })}
      {...page}
    >
      {(catalog) =>
        mayView(catalog) ? (
          <PageStatus value={null}>{children(catalog)}</PageStatus>
        ) : (
          <AccessDeniedPage names={{ Catalog: catalog.displayName }}>
            <TextLink {...catalogTarget(catalogId)}>Back to the catalog</TextLink>
          </AccessDeniedPage>
        )
      }
    </DetailPage>
  )
}
