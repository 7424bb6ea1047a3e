import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/$jobId')(
  idRoute({ crumb: 'Job', param: 'jobId' }),
)
