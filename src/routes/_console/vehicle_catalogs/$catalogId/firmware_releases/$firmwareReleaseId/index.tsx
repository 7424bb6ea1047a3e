import { createFileRoute } from '@tanstack/react-router'
import { releaseTabs } from '@/features/firmware/model/search.ts'
import { ReleaseScreen } from '@/features/firmware/release-screen.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
)({
  validateSearch: readSearch({ ...tableSearch, tab: choice(releaseTabs) }),
  component: ReleaseScreen,
})
