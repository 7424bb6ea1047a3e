import { createFileRoute } from '@tanstack/react-router'
import { EditRunIntegrationScreen } from '@/features/ml-integrations/edit-ml-integration-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/integrations/$integrationId/edit')({
  staticData: { crumb: 'Edit Integration' },
  component: EditRunIntegrationScreen,
})
