import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute(
  '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
)(idRoute({ crumb: 'Case report', param: 'caseReportId', idName: 'Case Report ID' }))
