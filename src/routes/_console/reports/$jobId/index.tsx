import {
  getJobReportQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { JobReportScreen } from '@/features/reports/job-report-screen.tsx'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/reports/$jobId/')({
  validateSearch: searchOf(
    'page',
    'page_size',
    'sort',
    'state',
    'simulator_type',
    'failure_cause_labels',
    'suite_labels',
    'table_config',
  ),
  loader: ({ context: { queryClient, projectId }, params: { jobId } }) => {
    if (!projectId) return
    startQuery(queryClient, getJobReportQueryOptions({ projectId, jobId }))
    startQuery(queryClient, listSuiteReportsAllQueryOptions({ projectId, jobId }))
  },
  component: JobReportScreen,
})
