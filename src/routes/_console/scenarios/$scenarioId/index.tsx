import { getScenarioQueryOptions } from '@generated/scenario/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioResults } from '@/features/reports/scenario-results.tsx'
import type { ScenarioTabContents } from '@/features/scenarios/detail/scenario-tabs.tsx'
import { ScenarioScreen } from '@/features/scenarios/scenario-screen.tsx'
import { ScenarioSuitesTab } from '@/features/suites/scenario-suites.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { versionsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { scenarioPageSearch } from '@/models/scenarios/scenario-search.ts'

const tabs: ScenarioTabContents = {
  suites: ({ scenario }) => <ScenarioSuitesTab scenarioId={scenario.id} />,
  results: ({ scenario }) => <ScenarioResults scenarioId={scenario.id} />,
}

const validateSearch = readSearch({ ...tableSearch, ...scenarioPageSearch })

export const Route = createFileRoute('/_console/scenarios/$scenarioId/')({
  validateSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { scenarioId }, deps: { tab } }) => {
      start(getScenarioQueryOptions({ projectId, scenarioId }))
      if (tab === undefined || tab === 'versions')
        start(versionsQueryOptions(projectId, scenarioId))
    }),
  component: () => <ScenarioScreen tabs={tabs} />,
})
