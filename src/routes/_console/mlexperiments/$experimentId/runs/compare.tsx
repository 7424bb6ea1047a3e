import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CompareRunsScreen } from '@/features/ml-experiments/compare-runs-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { compareSearch } from '@/models/ml-experiments/experiment-search.ts'

const validateSearch = readSearch(compareSearch)

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/compare')({
  staticData: { crumb: 'Compare Runs' },
  validateSearch,
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId } }) =>
      start(runsQueryOptions({ projectId, experimentId }, {})),
    ),
  component: CompareRunsScreen,
})
