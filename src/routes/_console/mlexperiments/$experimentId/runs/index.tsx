import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { RunsScreen } from '@/features/ml-experiments/runs-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { runFilter } from '@/models/ml-experiments/experiment-filter.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...runFilter.schema })

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/')({
  staticData: { crumb: 'Runs' },
  validateSearch,
  loaderDeps: ({ search }) => ({ ...runFilter.serviceOf(search), sort: search.sort }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId }, deps }) =>
      start(runsQueryOptions({ projectId, experimentId }, deps)),
    ),
  component: RunsScreen,
})
