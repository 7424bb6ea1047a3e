import { useParams } from '@tanstack/react-router'
import { releaseCrumbSearches } from '@/models/firmware/firmware-release.ts'
import { Page } from '@/page/page.tsx'
import { FirmwareReleaseTable } from './firmware-release-table.tsx'
import { useCatalogName } from './use-catalog-name.ts'

/** The firmware releases of a catalog. */
export function ReleasesScreen() {
  const { catalogId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/',
  })
  return (
    <Page
      title="Releases"
      note="A release is firmware of this catalog that vehicles can install, with the job that built it."
      names={{ Catalog: useCatalogName(catalogId) }}
      searches={releaseCrumbSearches}
    >
      <FirmwareReleaseTable catalogId={catalogId} />
    </Page>
  )
}
