import { getIntegrationQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { RunIntegrationScreen } from '@/features/ml-integrations/ml-integration-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/integrations/$integrationId/')({
  loader: (args) =>
    load(args, ({ start, projectId, params: { integrationId } }) =>
      start(getIntegrationQueryOptions({ projectId, integrationId })),
    ),
  component: RunIntegrationScreen,
})
