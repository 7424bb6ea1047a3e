import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { NewRunScreen } from '@/features/ml-experiments/new-run-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/new')({
  staticData: { crumb: 'New Run' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId } }) =>
      start(getExperimentQueryOptions({ projectId, experimentId })),
    ),
  component: NewRunScreen,
})
