import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
)({
  staticData: { crumb: 'Case report' },
  beforeLoad: ({ params }) => checkPathId('Case Report ID', params.caseReportId),
})
