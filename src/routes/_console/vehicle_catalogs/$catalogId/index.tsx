import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CatalogScreen } from '@/features/catalogs/catalog-screen.tsx'
import type { CatalogTabContents } from '@/features/catalogs/detail/catalog-tabs.tsx'
import { catalogTabs } from '@/features/catalogs/model/search.ts'
import { releaseSearch } from '@/features/firmware/model/search.ts'
import { FirmwareReleaseTable } from '@/features/firmware/release-table.tsx'
import { IntegrationTable } from '@/features/integrations/integration-table.tsx'
import { integrationSearch } from '@/features/integrations/model/search.ts'
import { CatalogReports } from '@/features/reports/catalog-reports.tsx'
import { CatalogTrend } from '@/features/reports/catalog-trend.tsx'
import { reportSearch } from '@/features/reports/model/search.ts'
import { CatalogSuites } from '@/features/suites/catalog-suites.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

const tabs: CatalogTabContents = {
  suites: CatalogSuites,
  integrations: ({ catalog }) => <IntegrationTable catalogId={catalog.id} />,
  reports: CatalogReports,
  trend: CatalogTrend,
  releases: ({ catalog }) => <FirmwareReleaseTable catalogId={catalog.id} />,
}

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/')({
  validateSearch: readSearch({
    ...tableSearch,
    ...integrationSearch,
    ...reportSearch,
    ...releaseSearch,
    tab: choice(catalogTabs),
  }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId } }) =>
      start(getCatalogQueryOptions({ projectId, catalogId })),
    ),
  component: () => <CatalogScreen tabs={tabs} />,
})
