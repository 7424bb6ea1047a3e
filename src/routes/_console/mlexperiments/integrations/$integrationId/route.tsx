import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlexperiments/integrations/$integrationId')(
  idRoute({ crumb: 'Integration', param: 'integrationId' }),
)
