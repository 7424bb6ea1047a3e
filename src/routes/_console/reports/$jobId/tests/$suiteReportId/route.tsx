import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId')(
  idRoute({ crumb: 'Suite report', param: 'suiteReportId', idName: 'Suite Report ID' }),
)
