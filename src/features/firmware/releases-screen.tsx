import { useParams } from '@tanstack/react-router'
import { Page } from '@/page/page.tsx'
import { releaseCrumbSearches } from './model/release.ts'
import { FirmwareReleaseTable } from './release-table.tsx'
import { useCatalogName } from './use-catalog-name.ts'

/** The firmware releases of a catalog. */
export function ReleasesScreen() {
  const { catalogId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/',
  })
  return (
    <Page
      title="Releases"
      names={{ Catalog: useCatalogName(catalogId) }}
      searches={releaseCrumbSearches}
    >
      <FirmwareReleaseTable catalogId={catalogId} />
    </Page>
  )
}
