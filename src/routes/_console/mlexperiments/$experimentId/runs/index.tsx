import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { runsQueryOptions } from '@/features/ml-experiments/model/queries.ts'
import { runSearch } from '@/features/ml-experiments/model/search.ts'
import { RunsScreen } from '@/features/ml-experiments/runs-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...runSearch })

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/')({
  staticData: { crumb: 'Runs' },
  validateSearch,
  loaderDeps: ({ search: { deleted, sort } }) => ({ deleted, sort }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId }, deps }) =>
      start(runsQueryOptions({ projectId, experimentId }, deps)),
    ),
  component: RunsScreen,
})
