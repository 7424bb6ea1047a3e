import {
  getJobReportQueryOptions,
  listBuildReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { BuildReportsScreen } from '@/features/reports/build-reports-screen.tsx'

export const Route = createFileRoute('/_console/reports/$jobId/builds/')({
  staticData: { crumb: 'Builds' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { jobId } }) => {
      start(listBuildReportsAllQueryOptions({ projectId, jobId }, { order: 'asc' }))
      start(getJobReportQueryOptions({ projectId, jobId }))
    }),
  component: BuildReportsScreen,
})
