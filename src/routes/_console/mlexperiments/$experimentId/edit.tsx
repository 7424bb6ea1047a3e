import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { EditExperimentScreen } from '@/features/ml-experiments/edit-experiment-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/edit')({
  staticData: { crumb: 'Edit Experiment' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId } }) =>
      start(getExperimentQueryOptions({ projectId, experimentId })),
    ),
  component: EditExperimentScreen,
})
