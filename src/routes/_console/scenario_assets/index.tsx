import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { assetsQueryOptions } from '@/features/scenario-assets/model/queries.ts'
import { ScenarioAssetsScreen } from '@/features/scenario-assets/scenario-assets-screen.tsx'
import { isFlagOn } from '@/session/flags.ts'
import { searchOf } from '../../-search.ts'

export const Route = createFileRoute('/_console/scenario_assets/')({
  validateSearch: searchOf('page', 'page_size', 'sort'),
  loader: ({ context: { queryClient, projectId } }) => {
    if (!isFlagOn(queryClient, projectId, 'internalStaff')) return
    startQuery(queryClient, assetsQueryOptions(projectId))
  },
  component: ScenarioAssetsScreen,
})
