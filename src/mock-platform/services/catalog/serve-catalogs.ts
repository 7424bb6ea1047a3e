import type { Catalog } from '@generated/catalog/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import {
  catalogArea,
  deleteCatalog,
  endCatalogSharing,
  refreshCopies,
} from '@/mock-platform/world/catalogs/world-catalog-area.ts'
import type { CatalogRecord } from '@/mock-platform/world/catalogs/world-catalog-own.ts'
import {
  type CatalogShareRecord,
  catalogShareArea,
} from '@/mock-platform/world/catalogs/world-catalog-shares.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { type CatalogAction, whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { nameError } from '@/models/catalogs/catalog-details.ts'
import { activeSharesOf, type ShareSource } from '../share-records.ts'

/** Finds a catalog of a project. Refuses with 404 when there is none. */
export const findCatalog = (world: World, projectId: string, catalogId: string): CatalogRecord =>
  world.of(catalogArea, projectId).get(catalogId) ??
  refuse(404, 'catalog_not_found', 'The catalog does not exist.')

/** Refuses an action that the catalog's state does not allow. */
export const mustAllow = (action: CatalogAction, catalog: Catalog) => {
  const reason = whyNotOnCatalog(action, catalog)
  if (!reason) return
  if (catalog.deprecated) refuse(409, 'catalog_deleted', reason)
  refuse(403, 'catalog_shared', reason)
}

/** Finds a catalog that allows an action. Refuses others. */
export const findUsable = (
  action: CatalogAction,
  world: World,
  projectId: string,
  catalogId: string,
): CatalogRecord => {
  const record = findCatalog(world, projectId, catalogId)
  mustAllow(action, record.catalog)
  return record
}

/** Validates a display name and returns it. Refuses with 400 otherwise. */
const checkedName = (displayName: string): string => {
  const error = nameError(displayName)
  return error ? refuse(400, 'invalid_name', `display_name: ${error}`) : displayName
}

/** Access to the shares of catalogs. */
export const catalogShareSource: ShareSource<CatalogShareRecord> = {
  sharesOf: (world, projectId) => world.of(catalogShareArea, projectId),
  thingOf: ({ catalogId }) => catalogId,
}

/** Handlers for the catalogs of a project. */
export const catalogHandlers = {
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
      displayName: checkedName(body.displayName),
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
      displayName: checkedName(body.displayName),
      description: body.description,
      versionId: world.random.uuid(),
      updatedAt: clock.timestamp(),
    }
    refreshCopies(world, record.catalog)
    return created({ id: record.catalog.id, versionId: record.catalog.versionId })
  },
  deprecateCatalog: ({ path, world }) => {
    const record = findUsable('delete', world, path.projectId, path.catalogId)
    deleteCatalog(record, world)
    for (const share of activeSharesOf(catalogShareSource, world, record.catalog)) {
      endCatalogSharing(world, share)
    }
    return noContent()
  },
} satisfies HandlersOf<'catalog'>
