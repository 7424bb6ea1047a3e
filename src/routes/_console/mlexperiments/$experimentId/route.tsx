import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId')(
  idRoute({ crumb: 'Experiment', param: 'experimentId', idName: 'ML Experiment ID' }),
)
