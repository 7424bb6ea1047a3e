import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { catalogActions, catalogSubject } from './catalog-actions.tsx'
import { CatalogOverview } from './detail/catalog-overview.tsx'
import { type CatalogTabContents, CatalogTabs } from './detail/catalog-tabs.tsx'
import { deletionTexts } from './model/actions.ts'
import { catalogKind } from './model/catalog.ts'

/** One catalog: overview, shares and lists. */
export function CatalogScreen({ tabs }: { tabs: CatalogTabContents }) {
  const projectId = useProjectId()
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/' })
  return (
    <DetailPage kind={catalogKind} query={getCatalogQueryOptions({ projectId, catalogId })}>
      {(catalog, status) => (
        <CatalogPage key={catalog.id} catalog={catalog} tabs={tabs} status={status} />
      )}
    </DetailPage>
  )
}

interface CatalogPageProps {
  catalog: Catalog
  tabs: CatalogTabContents
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function CatalogPage({ catalog, tabs, status }: CatalogPageProps) {
  const { displayName } = catalog
  return (
    <Page
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Catalog: displayName }}
      badges={<OwnedBadges thing={catalog} />}
      actions={
        <ActionButtons
          subject={catalogSubject}
          actions={catalogActions}
          thing={catalog}
          context={undefined}
        />
      }
    >
      {status}
      <CatalogBanner catalog={catalog} />
      <CatalogOverview catalog={catalog} />
      <div>
        <CatalogTabs catalog={catalog} contents={tabs} />
      </div>
    </Page>
  )
}

function CatalogBanner({ catalog }: { catalog: Catalog }) {
  if (catalog.deprecated) {
    return <DeletedBanner kind={catalogKind}>{deletionTexts(catalog).done}</DeletedBanner>
  }
  if (!isSharedIn(catalog)) return null
  return (
    <InfoBanner>
      Another project shares this catalog: you can use its releases, but only that project can
      change or run it.
    </InfoBanner>
  )
}
