import { createFileRoute } from '@tanstack/react-router'
import { NewRunIntegrationScreen } from '@/features/ml-integrations/new-ml-integration-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/integrations/new')({
  staticData: { crumb: 'New Integration' },
  component: NewRunIntegrationScreen,
})
