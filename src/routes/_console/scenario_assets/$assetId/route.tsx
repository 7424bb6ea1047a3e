import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/scenario_assets/$assetId')(
  idRoute({
    crumb: 'Scenario Asset',
    param: 'assetId',
    message: 'Invalid scenario asset ID.',
  }),
)
