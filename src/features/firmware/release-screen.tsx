import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePolling } from '@/data/polling.ts'
import { reloadInterval } from '@/features/reports/model/job-report-queries.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { deletedText } from './delete-release.tsx'
import { ReleaseActions } from './detail/release-actions.tsx'
import { ReleaseOverview } from './detail/release-overview.tsx'
import { ReleaseTabs } from './detail/release-tabs.tsx'
import { ReleasesLink } from './list/releases-link.tsx'
import { isSharedIn } from './model/actions.ts'
import { releaseList } from './model/release-list.ts'
import { ReleaseBadges } from './release-badges.tsx'
import { ReleaseNotFound } from './release-not-found.tsx'
import { useCatalogName } from './use-catalog-name.ts'

const polling = {
  interval: reloadInterval,
  isFinal: ({ releaseStatus }: FirmwareRelease) => releaseStatus !== 'pending',
}

/** One firmware release: what it is, its components, and the reports that come along with a shared one. */
export function ReleaseScreen() {
  const projectId = useProjectId()
  const { catalogId, firmwareReleaseId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
  })
  const catalog = useCatalogName(catalogId)
  const options = getFirmwareReleaseQueryOptions({
    projectId,
    catalogId,
    releaseId: firmwareReleaseId,
  })
  const { data: release, isError, error } = usePolling(options, polling)

  if (!release && isNotFound(error)) {
    return <ReleaseNotFound catalogId={catalogId} />
  }
  const status = <QueryStatus query={options} />
  if (release) {
    return <ReleasePage key={release.id} release={release} catalog={catalog} status={status} />
  }
  return (
    <Page title="Release" names={{ Catalog: catalog }} searches={releaseList.chainSearches}>
      {status}
      {!isError && <DetailSkeleton />}
    </Page>
  )
}

interface ReleasePageProps {
  release: FirmwareRelease
  /** Name of its catalog; undefined while it is not known. */
  catalog: string | undefined
  /** What there is to say about the release's data. */
  status: ReactNode
}

function ReleasePage({ release, catalog, status }: ReleasePageProps) {
  const { name } = release
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Catalog: catalog, Release: name }}
      searches={releaseList.chainSearches}
      badges={<ReleaseBadges release={release} />}
      actions={<ReleaseActions release={release} />}
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
      <InfoBanner actions={<ReleasesLink catalogId={release.catalogId} />}>
        {deletedText}
      </InfoBanner>
    )
  }
  if (!isSharedIn(release)) return null
  return (
    <InfoBanner>
      Another project shares this release with its catalog: it can be used here, and only there it
      can be changed.
    </InfoBanner>
  )
}
