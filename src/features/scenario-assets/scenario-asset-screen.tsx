import {
  getScenarioAssetQueryOptions,
  listScenarioAssetVersionsAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { shortId } from '@/lib/ids.ts'
import { formatSize } from '@/lib/numbers.ts'
import { assetKind } from '@/models/scenario-assets/asset.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import {
  assetVersionColumns,
  defaultAssetVersionSort,
  sortableAssetVersionColumns,
} from './asset-columns.tsx'

const rowId = ({ versionId }: ScenarioAsset) => String(versionId)

function AssetVersions({ assetId }: { assetId: string }) {
  const options = listScenarioAssetVersionsAllQueryOptions({ projectId: useProjectId(), assetId })
  const result = useQuery(options)
  const [{ sort = defaultAssetVersionSort, ...view }, onViewChange] = useTableView(
    sortableAssetVersionColumns,
  )
  const rows = result.data?.items
  return (
    <div>
      <Tabs value="versions">
        <TabList label="Parts of the scenario asset" className="mt-1.5">
          <TabLink
            to="/scenario_assets/$assetId"
            params={{ assetId }}
            resetScroll={false}
            value="versions"
            count={isComplete(result) ? rows?.length : undefined}
          >
            Versions
          </TabLink>
        </TabList>
        <TabPanel className="flex flex-col gap-3">
          <QueryTable
            label="Versions"
            query={options}
            result={result}
            columns={assetVersionColumns}
            rows={rows}
            rowId={rowId}
            view={{ ...view, sort }}
            onViewChange={onViewChange}
          />
        </TabPanel>
      </Tabs>
    </div>
  )
}

const AssetOverview = ({ asset }: { asset: ScenarioAsset }) => (
  <Overview
    label="Overview"
    items={[
      {
        label: 'Name',
        value: (
          <>
            <bdi>{asset.displayName}</bdi>
            <BetaBadge />
            {asset.deprecated && <DeletedBadge />}
          </>
        ),
        wide: true,
      },
      { label: 'Description', value: asset.description || undefined, wide: true },
      { label: 'Size', value: formatSize(asset.size) },
      { label: 'Created', value: <DateText at={asset.createdAt} /> },
      { label: 'Updated', value: <DateText at={asset.updatedAt} /> },
      { label: 'ID', value: <Copyable text={asset.id} what="scenario asset ID" /> },
    ]}
  />
)

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
      {(asset) => <AssetPage asset={asset} />}
    </DetailPage>
  )
}

function AssetPage({ asset }: { asset: ScenarioAsset }) {
  const { displayName } = asset
  return (
    <Page title={displayName}>
      {asset.deprecated && (
        <DeletedBanner kind={assetKind}>The scenario asset has been deleted</DeletedBanner>
      )}
      <AssetOverview asset={asset} />
      <AssetVersions assetId={asset.id} />
    </Page>
  )
}
