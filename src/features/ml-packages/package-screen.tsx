import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
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
import { PackageOverview } from './detail/package-overview.tsx'
import { PackageTabs } from './detail/package-tabs.tsx'
import { deletionTexts } from './model/actions.ts'
import { packageKind } from './model/package.ts'
import { packageActions, packageSubject } from './package-actions.tsx'

/** One ML package: overview, shares and lists. */
export function PackageScreen() {
  const projectId = useProjectId()
  const { packageId } = useParams({ from: '/_console/mlpackages/$packageId/' })
  return (
    <DetailPage kind={packageKind} query={getPackageQueryOptions({ projectId, packageId })}>
      {(found, status) => <PackagePage key={found.id} found={found} status={status} />}
    </DetailPage>
  )
}

interface PackagePageProps {
  found: Package
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function PackagePage({ found, status }: PackagePageProps) {
  const { name } = found
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Package: name }}
      badges={<OwnedBadges thing={found} />}
      actions={
        <ActionButtons
          subject={packageSubject}
          actions={packageActions}
          thing={found}
          context={undefined}
        />
      }
    >
      {status}
      <PackageBanner found={found} />
      <PackageOverview found={found} />
      <div>
        <PackageTabs found={found} />
      </div>
    </Page>
  )
}

function PackageBanner({ found }: { found: Package }) {
  if (found.deprecated) {
    return <DeletedBanner kind={packageKind}>{deletionTexts(found).done}</DeletedBanner>
  }
  if (!isSharedIn(found)) return null
  return (
    <InfoBanner>
      Another project shares this package: you can use its releases, but only that project can
      change it.
    </InfoBanner>
  )
}
