import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId')({
  staticData: { crumb: 'Catalog' },
  beforeLoad: ({ params }) => checkPathId('Catalog ID', params.catalogId),
})
