import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/scenario_assets/$assetId')({
  staticData: { crumb: 'Scenario Asset' },
  beforeLoad: ({ params }) => checkPathId('Scenario Asset ID', params.assetId),
})
