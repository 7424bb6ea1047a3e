import { createFileRoute } from '@tanstack/react-router'
import { ReleaseScreen } from '@/features/firmware/release-screen.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { releaseTabs } from '@/models/firmware/firmware-search.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
)({
  validateSearch: readSearch({ ...tableSearch, tab: choice(releaseTabs) }),
  component: ReleaseScreen,
})
