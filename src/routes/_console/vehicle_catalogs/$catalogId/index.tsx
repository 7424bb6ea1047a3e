import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { CatalogScreen } from '@/features/catalogs/catalog-screen.tsx'
import type { CatalogTabContents } from '@/features/catalogs/detail/catalog-tabs.tsx'
import { FirmwareReleaseTable } from '@/features/firmware/release-table.tsx'
import { IntegrationTable } from '@/features/integrations/integration-table.tsx'
import { CatalogReports } from '@/features/reports/catalog-reports.tsx'
import { CatalogSuites } from '@/features/suites/catalog-suites.tsx'
import { searchOf } from '../../../-search.ts'

const tabs: CatalogTabContents = {
  suites: CatalogSuites,
  integrations: ({ catalog }) => <IntegrationTable catalogId={catalog.id} />,
  reports: CatalogReports,
  releases: ({ catalog }) => <FirmwareReleaseTable catalogId={catalog.id} />,
}

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/')({
  validateSearch: searchOf(
    'tab',
    'page',
    'page_size',
    'sort',
    'state',
    'user_name',
    'deleted',
    'draft',
    'display_name',
  ),
  loader: ({ context: { queryClient, projectId }, params: { catalogId } }) => {
    if (projectId) startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
  },
  component: () => <CatalogScreen tabs={tabs} />,
})
