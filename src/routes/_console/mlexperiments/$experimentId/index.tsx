import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ExperimentScreen } from '@/features/ml-experiments/experiment-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { runFilter } from '@/models/ml-experiments/experiment-filter.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...runFilter.schema })

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ ...runFilter.serviceOf(search), sort: search.sort }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId }, deps }) => {
      start(getExperimentQueryOptions({ projectId, experimentId }))
      start(runsQueryOptions({ projectId, experimentId }, deps))
    }),
  component: ExperimentScreen,
})
