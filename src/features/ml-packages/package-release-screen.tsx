import { getPackageReleaseQueryOptions } from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import {
  type ReleaseTabContents,
  ReleaseTabs,
} from '@/features/ml-packages/release/package-release-tabs.tsx'
import { deletedText, packageReleaseKind } from '@/models/ml-packages/package-release.ts'
import { packagingPolling } from '@/models/ml-packages/release-queries.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { ByLine } from '@/page/by-line.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { OwnedBanner } from '@/page/owned-banner.tsx'
import { Page } from '@/page/page.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { packageReleaseActions } from './package-release-actions.tsx'
import { PackagingState, ReviewChip } from './release-status.tsx'
import { usePackageName } from './use-package.ts'

/** One release of an ML package: overview, where it is used, and its items. */
export function PackageReleaseScreen({ tabs }: { tabs: ReleaseTabContents }) {
  const projectId = useProjectId()
  const { packageId, releaseId } = useParams({
    from: '/_console/mlpackages/$packageId/releases/$releaseId/',
  })
  const owner = usePackageName(packageId)
  return (
    <DetailPage
      kind={packageReleaseKind}
      ownerId={packageId}
      query={getPackageReleaseQueryOptions({ projectId, packageId, releaseId })}
      polling={packagingPolling}
      names={{ Package: owner }}
    >
      {(release) => <ReleasePage release={release} owner={owner} tabs={tabs} />}
    </DetailPage>
  )
}

interface ReleasePageProps {
  release: PackageRelease
  /** Name of its package; undefined while unknown. */
  owner: string | undefined
  tabs: ReleaseTabContents
}

function ReleasePage({ release, owner, tabs }: ReleasePageProps) {
  const { name } = release
  return (
    <Page
      title={name}
      names={{ Package: owner, Release: name }}
      badges={
        <>
          <PackagingState release={release} />
          <ReviewChip release={release} />
          <OwnedBadges thing={release} />
        </>
      }
      actions={<ActionButtons actions={packageReleaseActions} thing={release} />}
    >
      <OwnedBanner
        kind={packageReleaseKind}
        ownerId={release.packageId}
        thing={release}
        deleted={deletedText}
        shared="Another project shares this release with its package: you can use it, but only that project can change it."
      />
      <ReleaseOverview release={release} />
      <div>
        <ReleaseTabs release={release} contents={tabs} />
      </div>
    </Page>
  )
}

/** Overview of a release: everything but its states, which are beside its name, and its lists. */
function ReleaseOverview({ release }: { release: PackageRelease }) {
  const { id, review, description, sharedFrom } = release
  const items: OverviewItems = [
    { label: 'Description', value: description || undefined, wide: true },
    review.comment && { label: 'Comment of the review', value: review.comment, wide: true },
    { label: 'Created', value: <ByLine at={release.createdAt} by={release.createdBy} /> },
    review.reviewedAt && {
      label: 'Reviewed',
      value: <ByLine at={review.reviewedAt} by={review.reviewedBy} />,
    },
    { label: 'Updated', value: <DateText at={release.updatedAt} form="date-time" /> },
    release.deprecated && {
      label: 'Deleted at',
      value: <DateText at={release.deprecatedAt} form="date-time" />,
    },
    sharedFrom !== undefined &&
      isSharedIn(release) && { label: 'Shared from', value: <ProjectName id={sharedFrom} /> },
    { label: 'ID', value: <Copyable text={id} what="release ID" /> },
  ]
  return <Overview label="Overview" items={items} />
}
