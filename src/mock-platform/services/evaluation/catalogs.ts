import type { Catalog } from '@generated/catalog/types.ts'
import { refuse } from '../../core/refusal.ts'
import { catalogArea } from '../../world/catalogs/area.ts'
import type { World } from '../../world/world.ts'
import { mustAllow } from '../catalog/catalogs.ts'

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
