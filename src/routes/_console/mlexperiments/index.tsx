import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ExperimentsScreen } from '@/features/ml-experiments/experiments-screen.tsx'
import { experimentsQueryOptions } from '@/features/ml-experiments/model/queries.ts'
import { areaTabs, experimentSearch } from '@/features/ml-experiments/model/search.ts'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...experimentSearch, tab: choice(areaTabs) })

export const Route = createFileRoute('/_console/mlexperiments/')({
  validateSearch,
  loaderDeps: ({ search: { tab, deleted } }) => ({ tab, deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, deps: { tab = 'experiments', deleted } }) => {
      if (tab === 'experiments') start(experimentsQueryOptions(projectId, { deleted }))
    }),
  component: () => <ExperimentsScreen contents={{}} />,
})
