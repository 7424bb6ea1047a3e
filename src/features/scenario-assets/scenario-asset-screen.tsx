import { getScenarioAssetQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortId } from '@/lib/ids.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { AssetOverview } from './detail/asset-overview.tsx'
import { AssetVersions } from './detail/asset-versions.tsx'
import { assetKind } from './model/asset.ts'

/** One scenario asset: overview and versions. */
export function ScenarioAssetScreen() {
  const projectId = useProjectId()
  const { assetId } = useParams({ from: '/_console/scenario_assets/$assetId/' })
  return (
    <DetailPage
      kind={assetKind}
      query={getScenarioAssetQueryOptions({ projectId, assetId })}
      title={shortId(assetId)}
      skeleton={<DetailSkeleton overview="h-44" />}
    >
      {(asset, status) => <AssetPage key={asset.id} asset={asset} status={status} />}
    </DetailPage>
  )
}

interface AssetPageProps {
  asset: ScenarioAsset
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function AssetPage({ asset, status }: AssetPageProps) {
  const { displayName } = asset
  return (
    <Page title={displayName} heading={<bdi>{displayName}</bdi>}>
      {status}
      {asset.deprecated && (
        <DeletedBanner kind={assetKind}>The scenario asset has been deleted</DeletedBanner>
      )}
      <AssetOverview asset={asset} />
      <AssetVersions assetId={asset.id} />
    </Page>
  )
}
