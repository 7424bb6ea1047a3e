import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CatalogScreen } from '@/features/catalogs/catalog-screen.tsx'
import type { CatalogTabContents } from '@/features/catalogs/detail/catalog-tabs.tsx'
import { FirmwareReleaseTable } from '@/features/firmware/firmware-release-table.tsx'
import { IntegrationTable } from '@/features/integrations/integration-table.tsx'
import { CatalogReports } from '@/features/reports/catalog-reports.tsx'
import { CatalogTrend } from '@/features/reports/catalog-trend.tsx'
import { CatalogSuites } from '@/features/suites/catalog-suites.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { catalogTabs } from '@/models/catalogs/catalog-search.ts'
import { releaseFilter } from '@/models/firmware/firmware-filter.ts'
import { integrationFilter } from '@/models/integrations/integration-filter.ts'
import { reportSearch, trendSearch } from '@/models/reports/report-search.ts'

const tabs: CatalogTabContents = {
  suites: CatalogSuites,
  integrations: ({ catalog }) => <IntegrationTable catalogId={catalog.id} />,
  reports: CatalogReports,
  trend: CatalogTrend,
  releases: ({ catalog }) => (
    <FirmwareReleaseTable
      catalogId={catalog.id}
      canRun={whyNotOnCatalog('run', catalog) === undefined}
    />
  ),
}

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/')({
  validateSearch: readSearch({
    ...tableSearch,
    ...integrationFilter.schema,
    ...reportSearch,
    ...trendSearch,
    ...releaseFilter.schema,
    tab: choice(catalogTabs),
  }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId } }) =>
      start(getCatalogQueryOptions({ projectId, catalogId })),
    ),
  component: () => <CatalogScreen tabs={tabs} />,
})
