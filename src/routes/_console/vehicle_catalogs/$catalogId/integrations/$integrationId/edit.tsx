import { createFileRoute } from '@tanstack/react-router'
import { EditIntegrationScreen } from '@/features/integrations/edit-integration-screen.tsx'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId/edit',
)({ staticData: { crumb: 'Edit Integration' }, component: EditIntegrationScreen })
