import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/scenario_reports/$jobId')(
  idRoute({ crumb: 'Scenario Report', param: 'jobId', idName: 'Job ID' }),
)
