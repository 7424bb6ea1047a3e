import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { scenariosQueryOptions } from '@/features/scenarios/model/queries.ts'
import { scenarioSearch } from '@/features/scenarios/model/search.ts'
import { ScenariosScreen } from '@/features/scenarios/scenarios-screen.tsx'
import { ScenarioSuites } from '@/features/suites/scenario-suites.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...scenarioSearch })

export const Route = createFileRoute('/_console/scenarios/')({
  validateSearch,
  loaderDeps: ({ search: { state, sim_type, sort } }) => ({ state, sim_type, sort }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(scenariosQueryOptions(projectId, deps))),
  component: () => <ScenariosScreen suitesOf={suitesOf} />,
})

const suitesOf = ({ id }: { id: string }) => <ScenarioSuites scenarioId={id} />
