import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { EditCatalogScreen } from '@/features/catalogs/edit-catalog-screen.tsx'
import { offeredSuitesQueryOptions } from '@/models/catalogs/offered-suites.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/edit')({
  staticData: { crumb: 'Edit' },
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId } }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(offeredSuitesQueryOptions(projectId))
    }),
  component: EditCatalogScreen,
})
