import type { Catalog } from '@generated/catalog/types.ts'
import { type CatalogAction, whyNotOnCatalog } from '@/features/catalogs/rules/actions.ts'
import { isStanding } from '@/features/sharing/rules/statuses.ts'
import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import { catalogArea, deleteCatalog, endCatalogSharing } from '../../world/catalogs/area.ts'
import type { CatalogRecord } from '../../world/catalogs/own.ts'
import { catalogShareArea } from '../../world/catalogs/shares.ts'
import type { World } from '../../world/world.ts'

/** A catalog of a project. Refuses when there is none. */
export const findCatalog = (world: World, projectId: string, catalogId: string): CatalogRecord =>
  world.of(catalogArea, projectId).get(catalogId) ??
  refuse(404, 'catalog_not_found', 'The catalog does not exist.')

/** A catalog with which its project may do something. Refuses others. */
export const findUsable = (
  action: CatalogAction,
  world: World,
  projectId: string,
  catalogId: string,
): CatalogRecord => {
  const record = findCatalog(world, projectId, catalogId)
  const { deprecated } = record.catalog
  const reason = whyNotOnCatalog(action, record.catalog)
  if (reason)
    refuse(deprecated ? 409 : 403, deprecated ? 'catalog_deleted' : 'catalog_shared', reason)
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
    const record = findUsable('edit', world, path.projectId, path.catalogId)
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
    const record = findUsable('delete', world, path.projectId, path.catalogId)
    deleteCatalog(record, world)
    endSharings(world, record.catalog)
    return noContent()
  },
}
