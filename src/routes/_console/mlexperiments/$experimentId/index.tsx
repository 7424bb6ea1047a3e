import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ExperimentScreen } from '@/features/ml-experiments/experiment-screen.tsx'
import { runsQueryOptions } from '@/features/ml-experiments/model/queries.ts'
import { runSearch } from '@/features/ml-experiments/model/search.ts'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...runSearch })

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/')({
  validateSearch,
  loaderDeps: ({ search: { deleted, sort } }) => ({ deleted, sort }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId }, deps }) => {
      start(getExperimentQueryOptions({ projectId, experimentId }))
      start(runsQueryOptions({ projectId, experimentId }, deps))
    }),
  component: ExperimentScreen,
})
