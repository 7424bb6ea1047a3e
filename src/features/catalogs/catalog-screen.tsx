import {
  deprecateCatalogShareMutationOptions,
  getCatalogQueryOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { useParams } from '@tanstack/react-router'
import { catalogKind } from '@/models/catalogs/catalog.ts'
import { deletionTexts } from '@/models/catalogs/catalog-action-rules.ts'
import { catalogSharesQueryOptions } from '@/models/catalogs/catalog-share-queries.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { OwnedBanner } from '@/page/owned-banner.tsx'
import { Page } from '@/page/page.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { useNotificationItems } from '@/parts/notifications/told-about.tsx'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { catalogActions } from './catalog-actions.tsx'
import { type CatalogTabContents, CatalogTabs } from './detail/catalog-tabs.tsx'

const noteOf = ({ options }: CatalogShare) =>
  options.includeDraftFirmwareRelease ? 'With drafts' : 'Without drafts'

function CatalogShares({ catalog: { id: catalogId } }: { catalog: Catalog }) {
  const projectId = useProjectId()
  return (
    <ShareList
      what="catalog"
      query={catalogSharesQueryOptions(projectId, catalogId)}
      note={noteOf}
      stop={deprecateCatalogShareMutationOptions()}
      variablesOf={({ id }) => ({ path: { projectId, catalogId, shareId: id } })}
    />
  )
}

function CatalogOverview({ catalog }: { catalog: Catalog }) {
  const { id, versionId, type, description, sharedFrom, createdAt, updatedAt, deprecatedAt } =
    catalog
  const notifications = useNotificationItems()
  const items: OverviewItems = [
    { label: 'Description', value: description || undefined, wide: true },
    { label: 'Created', value: <DateText at={createdAt} form="date-time" /> },
    { label: 'Updated', value: <DateText at={updatedAt} form="date-time" /> },
    catalog.deprecated && {
      label: 'Deleted',
      value: <DateText at={deprecatedAt} form="date-time" />,
    },
    { label: 'Type', value: type },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="catalog ID" /> },
    // Last, as it comes late: nothing below it moves.
    sharedFrom !== undefined && isSharedIn(catalog)
      ? { label: 'Shared from', value: <ProjectName id={sharedFrom} />, wide: true }
      : { label: 'Shares', value: <CatalogShares catalog={catalog} />, wide: true },
    ...(catalog.deprecated ? [] : notifications),
  ]
  return <Overview label="Overview" items={items} />
}

/** One catalog: overview, shares and lists. */
export function CatalogScreen({ tabs }: { tabs: CatalogTabContents }) {
  const projectId = useProjectId()
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/' })
  return (
    <DetailPage kind={catalogKind} query={getCatalogQueryOptions({ projectId, catalogId })}>
      {(catalog) => <CatalogPage catalog={catalog} tabs={tabs} />}
    </DetailPage>
  )
}

interface CatalogPageProps {
  catalog: Catalog
  tabs: CatalogTabContents
}

function CatalogPage({ catalog, tabs }: CatalogPageProps) {
  const { displayName } = catalog
  return (
    <Page
      title={displayName}
      names={{ Catalog: displayName }}
      badges={<OwnedBadges thing={catalog} />}
      actions={<ActionButtons actions={catalogActions} thing={catalog} />}
    >
      <OwnedBanner
        kind={catalogKind}
        thing={catalog}
        deleted={deletionTexts(catalog).done}
        shared="Another project shares this catalog: you can use its releases, but only that project can change or run it."
      />
      <CatalogOverview catalog={catalog} />
      <div>
        <CatalogTabs catalog={catalog} contents={tabs} />
      </div>
    </Page>
  )
}
