import type { Catalog } from '@generated/catalog/types.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { catalogArea } from '@/mock-platform/world/catalogs/world-catalog-area.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { mustAllow } from '../catalog/serve-catalogs.ts'

/** Finds a catalog that jobs can run for: owned by the project and not deleted. Refuses others. */
export const findRunnableCatalog = (
  world: World,
  projectId: string,
  catalogId: string,
): Catalog => {
  const { catalog } =
    world.of(catalogArea, projectId).get(catalogId) ??
    refuse(400, 'catalog_not_found', 'The catalog does not exist.')
  mustAllow('run', catalog)
  return catalog
}
