import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { startEvidence } from '@/evidence/open-evidence.ts'
import { OverviewScreen } from '@/features/overview/overview-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { overviewSearch } from '@/models/overview/overview-search.ts'
import { unfinishedJobsQueryOptions } from '@/models/reports/job-report-queries.ts'

const validateSearch = readSearch(overviewSearch)

export const Route = createFileRoute('/_console/overview/')({
  validateSearch,
  loader: (args) =>
    load(args, ({ start, projectId }) => {
      start(unfinishedJobsQueryOptions(projectId))
      start(catalogsQueryOptions(projectId, { deleted: undefined }))
      startEvidence(projectId, { asksJobs: true })
    }),
  component: OverviewScreen,
})
