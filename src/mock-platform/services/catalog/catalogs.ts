import type { Catalog } from '@generated/catalog/types.ts'
import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import { catalogArea, deleteCatalog, endCatalogSharing } from '../../world/catalogs/area.ts'
import type { CatalogRecord } from '../../world/catalogs/own.ts'
import { catalogShareArea, isStanding } from '../../world/catalogs/shares.ts'
import type { World } from '../../world/world.ts'

/** A catalog of a project. Refuses when there is none. */
export const findCatalog = (world: World, projectId: string, catalogId: string): CatalogRecord =>
  world.of(catalogArea, projectId).get(catalogId) ??
  refuse(404, 'catalog_not_found', 'The catalog does not exist.')

/** A catalog that its project may change: its own, and not deleted. `what` says to do what. */
export const findChangeable = (
  world: World,
  projectId: string,
  catalogId: string,
  what: string,
): CatalogRecord => {
  const record = findCatalog(world, projectId, catalogId)
  if (record.catalog.sharedFrom) {
    refuse(403, 'catalog_shared', `A catalog of another project cannot be ${what}.`)
  }
  if (record.catalog.deprecated) {
    refuse(409, 'catalog_deleted', `A deleted catalog cannot be ${what}.`)
  }
  return record
}

const nameOf = (displayName: string): string =>
  displayName.trim() === ''
    ? refuse(400, 'invalid_name', 'The name of a catalog is not empty.')
    : displayName

/** Ends what a deleted catalog was shared with, or the one sharing that it came by. */
const endSharings = (world: World, { id, projectId, sharedFrom }: Catalog) => {
  const offers = world
    .of(catalogShareArea, sharedFrom ?? projectId)
    .filter((offer) => (sharedFrom ? offer.copyId === id : offer.catalogId === id))
  for (const offer of offers.filter(isStanding)) endCatalogSharing(world, offer)
}

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
  createCatalog: ({ path, body, world, clock }) => {
    const now = clock.timestamp()
    const catalog: Catalog = {
      id: world.random.uuid(),
      projectId: path.projectId,
      versionId: world.random.uuid(),
      displayName: nameOf(body.displayName),
      description: body.description,
      type: body.type,
      deprecated: false,
      createdAt: now,
      updatedAt: now,
    }
    world.of(catalogArea, path.projectId).set(catalog.id, { role: 'in use', catalog })
    return created({ id: catalog.id })
  },
  updateCatalog: ({ path, body, world, clock }) => {
    const record = findChangeable(world, path.projectId, path.catalogId, 'changed')
    if (body.currentVersionId !== record.catalog.versionId) {
      refuse(409, 'version_conflict', 'Somebody else has saved the catalog in the meantime.')
    }
    record.catalog = {
      ...record.catalog,
      displayName: nameOf(body.displayName),
      description: body.description,
      versionId: world.random.uuid(),
      updatedAt: clock.timestamp(),
    }
    return created({ id: record.catalog.id, versionId: record.catalog.versionId })
  },
  deprecateCatalog: ({ path, world }) => {
    const record = findCatalog(world, path.projectId, path.catalogId)
    if (record.catalog.deprecated) {
      refuse(409, 'catalog_deleted', 'The catalog is deleted already.')
    }
    deleteCatalog(record, world)
    endSharings(world, record.catalog)
    return noContent()
  },
}
