import { createFileRoute, redirect } from '@tanstack/react-router'
import { runIntegrationsTarget } from '@/models/ml-integrations/ml-integration.ts'

/** The list is a tab of its area. */
export const Route = createFileRoute('/_console/mlexperiments/integrations/')({
  beforeLoad: () => {
    throw redirect({ ...runIntegrationsTarget, replace: true })
  },
})
