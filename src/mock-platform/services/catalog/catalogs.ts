import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { catalogArea } from '../../world/catalogs/area.ts'
import type { CatalogRecord } from '../../world/catalogs/own.ts'
import type { World } from '../../world/world.ts'

/** A catalog of a project. Refuses when there is none. */
export const findCatalog = (world: World, projectId: string, catalogId: string): CatalogRecord =>
  world.of(catalogArea, projectId).get(catalogId) ??
  refuse(404, 'catalog_not_found', 'The catalog does not exist.')

/** Catalogs of a project. */
export const catalogHandlers: HandlersOf<'catalog'> = {
  listCatalogs: ({ path, query, world }) => {
    const { deprecated = false } = query
    const found = [...world.of(catalogArea, path.projectId).values()]
      .map(({ catalog }) => catalog)
      .filter((catalog) => catalog.deprecated === deprecated)
    const { items, ...token } = pageOf(found, query)
    return ok({ catalogs: items, ...token })
  },
  getCatalog: ({ path, world }) => ok(findCatalog(world, path.projectId, path.catalogId).catalog),
}
