import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { NewCatalogScreen } from '@/features/catalogs/new-catalog-screen.tsx'
import { offeredSuitesQueryOptions } from '@/models/catalogs/offered-suites.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/new')({
  staticData: { crumb: 'New Catalog' },
  loader: (args) =>
    load(args, ({ start, projectId }) => start(offeredSuitesQueryOptions(projectId))),
  component: NewCatalogScreen,
})
