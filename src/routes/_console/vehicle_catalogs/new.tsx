import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { offeredSuitesQueryOptions } from '@/features/catalogs/model/offered-suites.ts'
import { NewCatalogScreen } from '@/features/catalogs/new-catalog-screen.tsx'

export const Route = createFileRoute('/_console/vehicle_catalogs/new')({
  staticData: { crumb: 'New Catalog' },
  loader: ({ context: { queryClient, projectId } }) => {
    if (projectId) startQuery(queryClient, offeredSuitesQueryOptions(projectId))
  },
  component: NewCatalogScreen,
})
