import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId')({
  staticData: { crumb: 'Suite report' },
  beforeLoad: ({ params }) => checkPathId('Suite Report ID', params.suiteReportId),
})
