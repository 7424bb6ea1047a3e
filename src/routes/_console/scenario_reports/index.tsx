import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { scenarioReportsQueryOptions } from '@/features/scenario-reports/model/queries.ts'
import { scenarioReportSearch } from '@/features/scenario-reports/model/search.ts'
import { ScenarioReportsScreen } from '@/features/scenario-reports/scenario-reports-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/scenario_reports/')({
  validateSearch: readSearch({ ...tableSearch, ...scenarioReportSearch }),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(scenarioReportsQueryOptions(projectId))),
  component: ScenarioReportsScreen,
})
