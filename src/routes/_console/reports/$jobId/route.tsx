import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId')({
  staticData: { crumb: 'Job' },
  beforeLoad: ({ params }) => checkPathId('Job ID', params.jobId),
})
