import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ReleasesScreen } from '@/features/firmware/releases-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { releaseFilter } from '@/models/firmware/firmware-filter.ts'
import { releasesQueryOptions } from '@/models/firmware/firmware-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...releaseFilter.schema })

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/firmware_releases/')({
  staticData: { crumb: 'Releases' },
  validateSearch,
  loaderDeps: ({ search }) => releaseFilter.serviceOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId }, deps }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(releasesQueryOptions({ projectId, catalogId }, deps))
    }),
  component: ReleasesScreen,
})
