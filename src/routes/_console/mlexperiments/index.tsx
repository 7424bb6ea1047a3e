import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { DatasetsTable } from '@/features/ml-datasets/datasets-table.tsx'
import { ExperimentsScreen } from '@/features/ml-experiments/experiments-screen.tsx'
import { RunIntegrationsTable } from '@/features/ml-integrations/integrations-table.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { datasetsQueryOptions } from '@/models/ml-datasets/dataset-queries.ts'
import { experimentFilter } from '@/models/ml-experiments/experiment-filter.ts'
import { experimentsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { areaTabs } from '@/models/ml-experiments/experiment-search.ts'
import { unfinishedRunsQueryOptions } from '@/models/ml-experiments/last-runs.ts'
import { runIntegrationsQueryOptions } from '@/models/ml-integrations/ml-integration-queries.ts'

const validateSearch = readSearch({
  ...tableSearch,
  ...experimentFilter.schema,
  tab: choice(areaTabs),
})

const contents = { trainingDatasets: DatasetsTable, integrations: RunIntegrationsTable }

export const Route = createFileRoute('/_console/mlexperiments/')({
  validateSearch,
  loaderDeps: ({ search: { tab, deleted } }) => ({ tab, deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, deps: { tab = 'experiments', deleted } }) => {
      if (tab === 'experiments') {
        start(experimentsQueryOptions(projectId, { deleted }))
        start(unfinishedRunsQueryOptions(projectId))
      }
      if (tab === 'integrations') start(runIntegrationsQueryOptions(projectId))
      if (tab === 'trainingDatasets') start(datasetsQueryOptions(projectId, { deleted }))
    }),
  component: () => <ExperimentsScreen contents={contents} />,
})
