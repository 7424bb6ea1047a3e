import { listOfCatalog } from '@/page/list-of-catalog.ts'

/** The ways to the integrations of a catalog. */
export const integrationList = listOfCatalog(
  '/vehicle_catalogs/$catalogId/integrations',
  'integrations',
)
