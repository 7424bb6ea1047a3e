import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { DatasetsTable } from '@/features/ml-datasets/datasets-table.tsx'
import { datasetsQueryOptions } from '@/features/ml-datasets/model/queries.ts'
import { ExperimentsScreen } from '@/features/ml-experiments/experiments-screen.tsx'
import { experimentsQueryOptions } from '@/features/ml-experiments/model/queries.ts'
import { areaTabs, experimentSearch } from '@/features/ml-experiments/model/search.ts'
import { RunIntegrationsTable } from '@/features/ml-integrations/integrations-table.tsx'
import { runIntegrationsQueryOptions } from '@/features/ml-integrations/model/queries.ts'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...experimentSearch, tab: choice(areaTabs) })

const contents = { trainingDatasets: DatasetsTable, integrations: RunIntegrationsTable }

export const Route = createFileRoute('/_console/mlexperiments/')({
  validateSearch,
  loaderDeps: ({ search: { tab, deleted } }) => ({ tab, deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, deps: { tab = 'experiments', deleted } }) => {
      if (tab === 'experiments') start(experimentsQueryOptions(projectId, { deleted }))
      if (tab === 'integrations') start(runIntegrationsQueryOptions(projectId))
      if (tab === 'trainingDatasets') start(datasetsQueryOptions(projectId, { deleted }))
    }),
  component: () => <ExperimentsScreen contents={contents} />,
})
