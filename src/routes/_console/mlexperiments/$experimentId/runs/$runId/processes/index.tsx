import { getRunQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { StageReportsScreen } from '@/features/ml-experiments/stage-reports-screen.tsx'

export const Route = createFileRoute(
  '/_console/mlexperiments/$experimentId/runs/$runId/processes/',
)({
  staticData: { crumb: 'Processes' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId, runId } }) =>
      start(getRunQueryOptions({ projectId, experimentId, runId })),
    ),
  component: Screen,
})

function Screen() {
  const { experimentId, runId } = Route.useParams()
  return <StageReportsScreen stage="process" experimentId={experimentId} runId={runId} />
}
