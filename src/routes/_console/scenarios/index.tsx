import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenariosScreen } from '@/features/scenarios/scenarios-screen.tsx'
import { ScenarioSuites } from '@/features/suites/scenario-suites.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { scenarioFilter } from '@/models/scenarios/scenario-filter.ts'
import { scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...scenarioFilter.schema })

export const Route = createFileRoute('/_console/scenarios/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ ...scenarioFilter.serviceOf(search), sort: search.sort }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(scenariosQueryOptions(projectId, deps))),
  component: () => <ScenariosScreen suitesOf={suitesOf} />,
})

const suitesOf = ({ id }: { id: string }) => <ScenarioSuites scenarioId={id} />
