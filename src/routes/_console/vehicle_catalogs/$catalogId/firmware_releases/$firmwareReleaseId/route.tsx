import {
  getCatalogQueryOptions,
  getFirmwareReleaseQueryOptions,
} from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { checkPathId } from '@/app/path-ids.ts'
import { startQuery } from '@/data/start-query.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId',
)({
  staticData: { crumb: 'Release' },
  beforeLoad: ({ params }) => checkPathId('Firmware Release ID', params.firmwareReleaseId),
  loader: ({ context: { queryClient, projectId }, params: { catalogId, firmwareReleaseId } }) => {
    if (!projectId) return
    const path = { projectId, catalogId, releaseId: firmwareReleaseId }
    startQuery(queryClient, getCatalogQueryOptions({ projectId, catalogId }))
    startQuery(queryClient, getFirmwareReleaseQueryOptions(path))
  },
})
