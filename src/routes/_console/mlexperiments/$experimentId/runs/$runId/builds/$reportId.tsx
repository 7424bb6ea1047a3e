import { getBuildReportQueryOptions } from '@generated/ml/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { RunBuildReportScreen } from '@/features/ml-experiments/stage-report-screens.tsx'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute(
  '/_console/mlexperiments/$experimentId/runs/$runId/builds/$reportId',
)({
  ...idRoute({ crumb: 'Build', param: 'reportId', idName: 'ML Report ID', isId: isPresentPathId }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { experimentId, runId, reportId } }) =>
      start(
        getBuildReportQueryOptions({ projectId, experimentId, runId, buildReportId: reportId }),
      ),
    ),
  component: RunBuildReportScreen,
})
