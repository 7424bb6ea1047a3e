import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { releasesQueryOptions } from '@/features/firmware/model/queries.ts'
import { releaseSearch } from '@/features/firmware/model/search.ts'
import { ReleasesScreen } from '@/features/firmware/releases-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...releaseSearch })

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/firmware_releases/')({
  staticData: { crumb: 'Releases' },
  validateSearch,
  loaderDeps: ({ search: { draft, deleted } }) => ({ draft, deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId }, deps }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(releasesQueryOptions({ projectId, catalogId }, deps))
    }),
  component: ReleasesScreen,
})
