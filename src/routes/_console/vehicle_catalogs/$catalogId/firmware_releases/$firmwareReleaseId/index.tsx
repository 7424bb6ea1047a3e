import { createFileRoute } from '@tanstack/react-router'
import { ReleaseScreen } from '@/features/firmware/release-screen.tsx'
import { searchOf } from '../../../../../-search.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
)({
  validateSearch: searchOf('tab', 'page', 'page_size', 'sort'),
  component: ReleaseScreen,
})
