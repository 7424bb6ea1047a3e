import { createFileRoute } from '@tanstack/react-router'
import { isWholeNumber } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/maps/$areaMapId')(
  idRoute({ crumb: 'Map', param: 'areaMapId', idName: 'Area Map ID', isId: isWholeNumber }),
)
