import { createFileRoute } from '@tanstack/react-router'
import { NewScenarioAssetScreen } from '@/features/scenario-assets/new-scenario-asset-screen.tsx'

export const Route = createFileRoute('/_console/scenario_assets/new')({
  staticData: { crumb: 'New Scenario Asset' },
  component: NewScenarioAssetScreen,
})
