import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId/$specReportId')(
  idRoute({ crumb: 'Spec report', param: 'specReportId', idName: 'Spec Report ID' }),
)
