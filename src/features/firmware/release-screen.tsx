import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reloadInterval } from '@/features/reports/model/polling.ts'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { ReleaseOverview } from './detail/release-overview.tsx'
import { ReleaseTabs } from './detail/release-tabs.tsx'
import { deletedText, releaseCrumbSearches, releaseKind } from './model/release.ts'
import { releaseActions, releaseSubject } from './release-actions.tsx'
import { ReleaseBadges } from './release-badges.tsx'
import { useCatalogName } from './use-catalog-name.ts'

const polling = {
  interval: reloadInterval,
  isFinal: ({ releaseStatus }: FirmwareRelease) => releaseStatus !== 'pending',
}

/** One firmware release: overview, components, and the suite reports of a shared one. */
export function ReleaseScreen() {
  const projectId = useProjectId()
  const { catalogId, firmwareReleaseId: releaseId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
  })
  const catalog = useCatalogName(catalogId)
  return (
    <DetailPage
      kind={releaseKind}
      ownerId={catalogId}
      query={getFirmwareReleaseQueryOptions({ projectId, catalogId, releaseId })}
      polling={polling}
      names={{ Catalog: catalog }}
      searches={releaseCrumbSearches}
    >
      {(release, status) => (
        <ReleasePage key={release.id} release={release} catalog={catalog} status={status} />
      )}
    </DetailPage>
  )
}

interface ReleasePageProps {
  release: FirmwareRelease
  /** Name of its catalog; undefined while unknown. */
  catalog: string | undefined
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function ReleasePage({ release, catalog, status }: ReleasePageProps) {
  const { name } = release
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Catalog: catalog, Release: name }}
      searches={releaseCrumbSearches}
      badges={<ReleaseBadges release={release} />}
      actions={
        <ActionButtons
          subject={releaseSubject}
          actions={releaseActions}
          thing={release}
          context={undefined}
        />
      }
    >
      {status}
      <ReleaseBanner release={release} />
      <ReleaseOverview release={release} />
      <div>
        <ReleaseTabs release={release} />
      </div>
    </Page>
  )
}

function ReleaseBanner({ release }: { release: FirmwareRelease }) {
  if (release.deprecated) {
    return (
      <DeletedBanner kind={releaseKind} ownerId={release.catalogId}>
        {deletedText}
      </DeletedBanner>
    )
  }
  if (!isSharedIn(release)) return null
  return (
    <InfoBanner>
      Another project shares this release with its catalog: you can use it, but only that project
      can change it.
    </InfoBanner>
  )
}
