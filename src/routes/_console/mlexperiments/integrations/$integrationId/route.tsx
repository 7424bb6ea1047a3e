import { createFileRoute } from '@tanstack/react-router'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlexperiments/integrations/$integrationId')(
  idRoute({ crumb: 'Integration', param: 'integrationId', isId: isPresentPathId }),
)
