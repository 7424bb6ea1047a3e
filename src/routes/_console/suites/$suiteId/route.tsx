import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/suites/$suiteId')({
  staticData: { crumb: 'Suite' },
  beforeLoad: ({ params }) => checkPathId('Suite ID', params.suiteId),
})
