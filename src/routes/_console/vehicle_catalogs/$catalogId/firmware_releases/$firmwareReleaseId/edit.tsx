import { createFileRoute } from '@tanstack/react-router'
import { EditReleaseScreen } from '@/features/firmware/edit-release-screen.tsx'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/edit',
)({
  staticData: { crumb: 'Edit Release' },
  component: EditReleaseScreen,
})
