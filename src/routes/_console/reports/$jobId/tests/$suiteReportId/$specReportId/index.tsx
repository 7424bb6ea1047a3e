import { getSpecReportQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { caseReportsQueryOptions } from '@/features/reports/model/case-report-queries.ts'
import { SpecReportScreen } from '@/features/reports/spec-report-screen.tsx'
import { searchOf } from '../../../../../../-search.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
)({
  validateSearch: searchOf(
    'page',
    'page_size',
    'sort',
    'state',
    'failure_cause_labels',
    'table_config',
  ),
  loader: ({ context: { queryClient, projectId }, params: { jobId, specReportId } }) => {
    if (!projectId) return
    startQuery(queryClient, getSpecReportQueryOptions({ projectId, jobId, specReportId }))
    startQuery(queryClient, caseReportsQueryOptions(projectId, jobId, specReportId))
  },
  component: SpecReportScreen,
})
