import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useSearch } from '@tanstack/react-router'
import { NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { assetColumns } from './columns.tsx'
import { assetKind } from './model/asset.ts'
import { filterAssets } from './model/filter.ts'
import { assetsQueryOptions } from './model/queries.ts'
import { NewAssetLink } from './new-asset-link.tsx'

const rowId = ({ id }: ScenarioAsset) => id

/** The scenario assets of the project. */
export function ScenarioAssetsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/scenario_assets/' })
  const filter = useListFilter(search, filterAssets, {
    parameters: ['display_name'],
    noMatch: 'No scenario asset of this project matches the name.',
    local: true,
  })
  useRememberList(assetKind, projectId)
  return (
    <Page title="Scenario Assets" badges={<BetaBadge />}>
      <QueryList
        label="Scenario assets"
        kind={assetKind}
        query={assetsQueryOptions(projectId)}
        columns={assetColumns}
        rowId={rowId}
        filter={filter}
        controls={() => (
          <NameFilter label="Name" placeholder="Name, text or ID" value={search.display_name} />
        )}
        tools={<NewAssetLink />}
        empty={
          <EmptyState action={<NewAssetLink />}>
            A scenario asset is a zip file that scenarios refer to: models, signs, everything that
            they place on the road.
          </EmptyState>
        }
      />
    </Page>
  )
}
