import { listScenarioAssetVersionsAllQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import {
  assetVersionColumns,
  defaultAssetVersionSort,
  sortableAssetVersionColumns,
} from '../columns.tsx'

const rowId = ({ versionId }: ScenarioAsset) => String(versionId)

/** The tab with the versions of an asset, the highest first. */
export function AssetVersions({ assetId }: { assetId: string }) {
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
