import {
  getCaseReportQueryOptions,
  listCaseAttemptsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { CaseReportScreen } from '@/features/reports/case-report-screen.tsx'
import { searchOf } from '../../../../../../../-search.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/',
)({
  validateSearch: searchOf('attempts'),
  loader: ({ context: { queryClient, projectId }, params: { jobId, caseReportId } }) => {
    if (!projectId) return
    startQuery(queryClient, getCaseReportQueryOptions({ projectId, jobId, caseReportId }))
    startQuery(queryClient, listCaseAttemptsAllQueryOptions({ projectId, jobId, caseReportId }))
  },
  component: CaseReportScreen,
})
