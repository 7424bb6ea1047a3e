import {
  getScenarioAssetQueryOptions,
  listScenarioAssetVersionsAllQueryOptions,
} from '@generated/scenario/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioAssetScreen } from '@/features/scenario-assets/scenario-asset-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/scenario_assets/$assetId/')({
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId, params: { assetId } }) => {
      start(getScenarioAssetQueryOptions({ projectId, assetId }))
      start(listScenarioAssetVersionsAllQueryOptions({ projectId, assetId }))
    }),
  component: ScenarioAssetScreen,
})
