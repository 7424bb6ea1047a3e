import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlpackages/$packageId')(
  idRoute({ crumb: 'Package', param: 'packageId' }),
)
