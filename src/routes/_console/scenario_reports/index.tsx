import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioReportsScreen } from '@/features/scenario-reports/scenario-reports-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { scenarioReportFilter } from '@/models/scenario-reports/scenario-report-filter.ts'
import { scenarioReportsQueryOptions } from '@/models/scenario-reports/scenario-report-queries.ts'

export const Route = createFileRoute('/_console/scenario_reports/')({
  validateSearch: readSearch({ ...tableSearch, ...scenarioReportFilter.schema }),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(scenarioReportsQueryOptions(projectId))),
  component: ScenarioReportsScreen,
})
