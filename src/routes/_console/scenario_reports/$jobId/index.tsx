import { getScenarioReportQueryOptions } from '@generated/scenario/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioReportScreen } from '@/features/scenario-reports/scenario-report-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/scenario_reports/$jobId/')({
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId, params: { jobId } }) =>
      start(getScenarioReportQueryOptions({ projectId, jobId })),
    ),
  component: ScenarioReportScreen,
})
