import { getRunQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { StageReportsScreen } from '@/features/ml-experiments/stage-reports-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/$experimentId/runs/$runId/builds/')({
  staticData: { crumb: 'Builds' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId, runId } }) =>
      start(getRunQueryOptions({ projectId, experimentId, runId })),
    ),
  component: Screen,
})

function Screen() {
  const { experimentId, runId } = Route.useParams()
  return <StageReportsScreen stage="build" experimentId={experimentId} runId={runId} />
}
