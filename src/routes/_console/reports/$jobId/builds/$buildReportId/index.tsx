import {
  getBuildReportQueryOptions,
  getJobReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { BuildReportScreen } from '@/features/reports/build-report-screen.tsx'

export const Route = createFileRoute('/_console/reports/$jobId/builds/$buildReportId/')({
  loader: (args) =>
    load(args, ({ start, projectId, params: { jobId, buildReportId } }) => {
      start(getBuildReportQueryOptions({ projectId, jobId, buildReportId }))
      start(getJobReportQueryOptions({ projectId, jobId }))
    }),
  component: BuildReportScreen,
})
