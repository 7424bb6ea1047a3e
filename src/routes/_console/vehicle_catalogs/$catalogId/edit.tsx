import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { EditCatalogScreen } from '@/features/catalogs/edit-catalog-screen.tsx'
import { offeredSuitesQueryOptions } from '@/features/catalogs/model/offered-suites.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/edit')({
  staticData: { crumb: 'Edit' },
  loader: ({ context: { queryClient, projectId }, params: { catalogId } }) => {
    if (!projectId) return
    startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
    startQuery(queryClient, offeredSuitesQueryOptions(projectId))
  },
  component: EditCatalogScreen,
})
