import { createFileRoute } from '@tanstack/react-router'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/mlpackages/$packageId')(
  idRoute({ crumb: 'Package', param: 'packageId', idName: 'ML Package ID', isId: isPresentPathId }),
)
