import {
  getScenarioAssetQueryOptions,
  listScenarioAssetVersionsAllQueryOptions,
} from '@generated/scenario/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { ScenarioAssetScreen } from '@/features/scenario-assets/scenario-asset-screen.tsx'
import { isFlagOn } from '@/session/flags.ts'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/scenario_assets/$assetId/')({
  validateSearch: searchOf('page', 'page_size', 'sort'),
  loader: ({ context: { queryClient, projectId }, params: { assetId } }) => {
    if (!isFlagOn(queryClient, projectId, 'internalStaff')) return
    startQuery(queryClient, getScenarioAssetQueryOptions({ projectId, assetId }))
    startQuery(queryClient, listScenarioAssetVersionsAllQueryOptions({ projectId, assetId }))
  },
  component: ScenarioAssetScreen,
})
