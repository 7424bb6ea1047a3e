import { getRunQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { EditRunScreen } from '@/features/ml-experiments/edit-run-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/$runId/edit')({
  staticData: { crumb: 'Edit Run' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId, runId } }) =>
      start(getRunQueryOptions({ projectId, experimentId, runId })),
    ),
  component: EditRunScreen,
})
