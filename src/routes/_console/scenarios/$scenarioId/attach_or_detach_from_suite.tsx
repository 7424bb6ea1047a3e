import { getScenarioQueryOptions } from '@generated/scenario/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { AttachScreen } from '@/features/scenarios/attach-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { attachSearch } from '@/models/scenarios/scenario-search.ts'

const validateSearch = readSearch({ ...tableSearch, ...attachSearch })

export const Route = createFileRoute('/_console/scenarios/$scenarioId/attach_or_detach_from_suite')(
  {
    staticData: { crumb: 'Attach/detach from suite' },
    validateSearch,
    loader: (args) =>
      load(args, ({ start, projectId, params: { scenarioId } }) =>
        start(getScenarioQueryOptions({ projectId, scenarioId })),
      ),
    component: AttachScreen,
  },
)
