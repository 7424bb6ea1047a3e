import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { releaseFilterOf } from '@/features/firmware/model/filter.ts'
import { releasesQueryOptions } from '@/features/firmware/model/queries.ts'
import { ReleasesScreen } from '@/features/firmware/releases-screen.tsx'
import { searchOf } from '../../../../-search.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/$catalogId/firmware_releases/')({
  staticData: { crumb: 'Releases' },
  validateSearch: searchOf('page', 'page_size', 'sort', 'draft', 'deleted'),
  loaderDeps: ({ search }) => releaseFilterOf(search),
  loader: ({ context: { queryClient, projectId }, params: { catalogId }, deps }) => {
    if (!projectId) return
    startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
    startQuery(queryClient, releasesQueryOptions({ projectId, catalogId }, deps))
  },
  component: ReleasesScreen,
})
