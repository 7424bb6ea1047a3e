import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countText } from '@/lib/count-text.ts'
import { rememberList } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BetaBadge } from './asset-badges.tsx'
import { assetColumns, sortableAssetColumns } from './columns.tsx'
import { assetsQueryOptions } from './model/queries.ts'
import { NewAssetLink } from './new-asset-link.tsx'

const rowId = ({ id }: ScenarioAsset) => id
const noun = { one: 'scenario asset', many: 'scenario assets' }

/** The scenario assets of the project. */
export function ScenarioAssetsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/scenario_assets/' })
  const [view, onViewChange] = useTableView(sortableAssetColumns)
  useEffect(() => rememberList('/scenario_assets', projectId, search), [projectId, search])

  const options = assetsQueryOptions(projectId)
  const result = useQuery(options)
  const rows = result.data?.items
  return (
    <Page title="Scenario Assets" badges={<BetaBadge />}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        {rows && (
          <p className="text-xs text-muted">
            {countText({ count: rows.length, complete: isComplete(result) }, noun)}
          </p>
        )}
        <span className="ml-auto">
          <NewAssetLink />
        </span>
      </div>
      <QueryTable
        label="Scenario assets"
        query={options}
        result={result}
        columns={assetColumns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
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
