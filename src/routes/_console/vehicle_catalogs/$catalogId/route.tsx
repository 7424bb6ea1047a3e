import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId')(
  idRoute({ crumb: 'Catalog', param: 'catalogId' }),
)
