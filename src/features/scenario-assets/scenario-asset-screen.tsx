import { getScenarioAssetQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortId } from '@/lib/ids.ts'
import { lastListSearch } from '@/page/last-list.ts'
import { NotFoundPage } from '@/page/not-found-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { AssetOverview } from './detail/asset-overview.tsx'
import { AssetVersions } from './detail/asset-versions.tsx'

/** One scenario asset: what it is, and its versions. */
export function ScenarioAssetScreen() {
  const projectId = useProjectId()
  const { assetId } = useParams({ from: '/_console/scenario_assets/$assetId/' })
  const options = getScenarioAssetQueryOptions({ projectId, assetId })
  const { data: asset, isError, error } = useQuery(options)
  const list = { to: '/scenario_assets', search: lastListSearch('/scenario_assets', projectId) }

  if (!asset && isNotFound(error)) {
    return (
      <NotFoundPage
        what="scenario asset"
        alertId="getScenarioAsset"
        toList={<ButtonLink {...list}>All scenario assets</ButtonLink>}
      />
    )
  }
  const status = <QueryStatus query={options} />
  if (!asset) {
    return (
      <Page title={shortId(assetId)}>
        {status}
        {!isError && <DetailSkeleton overview="h-44" />}
      </Page>
    )
  }
  return (
    <AssetPage
      key={asset.id}
      asset={asset}
      status={status}
      toList={<TextLink {...list}>Back to the scenario assets</TextLink>}
    />
  )
}

interface AssetPageProps {
  asset: ScenarioAsset
  /** What there is to say about the asset's data. */
  status: ReactNode
  toList: ReactNode
}

function AssetPage({ asset, status, toList }: AssetPageProps) {
  const { displayName } = asset
  return (
    <Page title={displayName} heading={<bdi>{displayName}</bdi>}>
      {status}
      {asset.deprecated && (
        <InfoBanner actions={toList}>The scenario asset has been deleted</InfoBanner>
      )}
      <AssetOverview asset={asset} />
      <AssetVersions assetId={asset.id} />
    </Page>
  )
}
