import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId/tests/$suiteReportId/$specReportId')(
  {
    staticData: { crumb: 'Spec report' },
    beforeLoad: ({ params }) => checkPathId('Spec Report ID', params.specReportId),
  },
)
