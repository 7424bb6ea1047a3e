import {
  getCatalogQueryOptions,
  getFirmwareReleaseQueryOptions,
} from '@generated/catalog/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute(
  '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId',
)({
  ...idRoute({ crumb: 'Release', param: 'firmwareReleaseId', idName: 'Firmware Release ID' }),
  loader: (args) =>
    load(args, ({ start, projectId, params: { catalogId, firmwareReleaseId: releaseId } }) => {
      start(getCatalogQueryOptions({ projectId, catalogId }))
      start(getFirmwareReleaseQueryOptions({ projectId, catalogId, releaseId }))
    }),
})
