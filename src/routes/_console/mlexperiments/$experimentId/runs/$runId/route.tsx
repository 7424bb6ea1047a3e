import { createFileRoute } from '@tanstack/react-router'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/$runId')(
  idRoute({ crumb: 'Run', param: 'runId', idName: 'ML Run ID', isId: isPresentPathId }),
)
