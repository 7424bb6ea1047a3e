import { createFileRoute } from '@tanstack/react-router'
import { offeredSuitesQueryOptions } from '@/features/catalogs/form/query.ts'
import { NewCatalogScreen } from '@/features/catalogs/new-catalog-screen.tsx'
import { startQuery } from '@/session/start-query.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/new')({
  staticData: { crumb: 'New Catalog' },
  loader: ({ context: { queryClient, projectId } }) => {
    if (projectId) startQuery(queryClient, offeredSuitesQueryOptions(projectId))
  },
  component: NewCatalogScreen,
})
