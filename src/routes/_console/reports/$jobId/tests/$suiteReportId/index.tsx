import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { specReportsQueryOptions } from '@/features/reports/model/spec-report-queries.ts'
import { SuiteReportScreen } from '@/features/reports/suite-report-screen.tsx'
import { searchOf } from '../../../../../-search.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId/')({
  validateSearch: searchOf(
    'page',
    'page_size',
    'sort',
    'display_name',
    'state',
    'failure_cause_labels',
    'table_config',
  ),
  loader: ({ context: { queryClient, projectId }, params: { jobId, suiteReportId } }) => {
    if (!projectId) return
    startQuery(queryClient, getSuiteReportQueryOptions({ projectId, jobId, suiteReportId }))
    startQuery(queryClient, specReportsQueryOptions(projectId, jobId, suiteReportId))
  },
  component: SuiteReportScreen,
})
