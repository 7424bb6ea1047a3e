import { listOfCatalog } from '@/page/list-of-catalog.ts'

/** The ways to the firmware releases of a catalog. */
export const releaseList = listOfCatalog(
  '/vehicle_catalogs/$catalogId/firmware_releases',
  'releases',
)
