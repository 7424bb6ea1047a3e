import { createFileRoute } from '@tanstack/react-router'
import { IntegrationScreen } from '@/features/integrations/integration-screen.tsx'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId/',
)({ component: IntegrationScreen })
