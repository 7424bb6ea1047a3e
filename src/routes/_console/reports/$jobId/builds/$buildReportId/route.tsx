import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId/builds/$buildReportId')(
  idRoute({ crumb: 'Build report', param: 'buildReportId', idName: 'Build Report ID' }),
)
