import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lastListSearch } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { CatalogNotFound } from '@/parts/catalogs/catalog-not-found.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { CatalogBadges } from './catalog-badges.tsx'
import { CatalogActions } from './detail/catalog-actions.tsx'
import { CatalogOverview } from './detail/catalog-overview.tsx'
import { type CatalogTabContents, CatalogTabs } from './detail/catalog-tabs.tsx'
import { deletionTexts, isSharedIn } from './model/actions.ts'

/** One catalog: what it is, with whom it is shared, and its lists. */
export function CatalogScreen({ tabs }: { tabs: CatalogTabContents }) {
  const projectId = useProjectId()
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/' })
  const options = getCatalogQueryOptions({ projectId, catalogId })
  const { data: catalog, isError, error } = useQuery(options)

  if (!catalog && isNotFound(error)) return <CatalogNotFound />
  const status = <QueryStatus query={options} />
  if (catalog) return <CatalogPage key={catalog.id} catalog={catalog} tabs={tabs} status={status} />
  return (
    <Page title="Catalog">
      {status}
      {!isError && <DetailSkeleton />}
    </Page>
  )
}

interface CatalogPageProps {
  catalog: Catalog
  tabs: CatalogTabContents
  /** What there is to say about the catalog's data. */
  status: ReactNode
}

function CatalogPage({ catalog, tabs, status }: CatalogPageProps) {
  const { displayName } = catalog
  return (
    <Page
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Catalog: displayName }}
      badges={<CatalogBadges catalog={catalog} />}
      actions={<CatalogActions catalog={catalog} />}
    >
      {status}
      <CatalogBanner catalog={catalog} />
      <CatalogOverview catalog={catalog} />
      <CatalogTabs catalog={catalog} contents={tabs} />
    </Page>
  )
}

function CatalogBanner({ catalog }: { catalog: Catalog }) {
  const projectId = useProjectId()
  if (catalog.deprecated) {
    const toList = (
      <TextLink to="/vehicle_catalogs" search={lastListSearch('/vehicle_catalogs', projectId)}>
        Back to the catalogs
      </TextLink>
    )
    return <InfoBanner actions={toList}>{deletionTexts(catalog).done}</InfoBanner>
  }
  if (!isSharedIn(catalog)) return null
  return (
    <InfoBanner>
      Another project shares this catalog: its releases can be used here, and only there it can be
      changed or run.
    </InfoBanner>
  )
}
