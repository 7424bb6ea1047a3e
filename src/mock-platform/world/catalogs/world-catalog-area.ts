import type { Catalog } from '@generated/catalog/types.ts'
import { before, day, isoOf } from '../moments.ts'
import { defineArea, type World } from '../world.ts'
import { type CatalogRecord, ownCatalogArea } from './world-catalog-own.ts'
import { type CatalogShareRecord, catalogShareArea } from './world-catalog-shares.ts'

/** The copy of a shared catalog in the destination project. */
const copyOf = (origin: Catalog, share: CatalogShareRecord, begunAt: number): Catalog => ({
  id: share.copyId ?? origin.id,
  projectId: share.destination,
  versionId: origin.versionId,
  displayName: origin.displayName,
  description: origin.description,
  type: origin.type,
  sharedFrom: origin.projectId,
  deprecated: false,
  createdAt: isoOf(begunAt),
  updatedAt: isoOf(begunAt),
})

const deleted = (catalog: Catalog, deprecatedAt: string): Catalog => ({
  ...catalog,
  deprecated: true,
  deprecatedAt,
  updatedAt: deprecatedAt,
})

const sharedWith = (world: World, projectId: string): CatalogRecord[] =>
  world.projects
    .filter(({ id }) => id !== projectId)
    .flatMap(({ id }) =>
      world.of(catalogShareArea, id).flatMap((share): CatalogRecord[] => {
        const { destination, copyId, begunAt } = share
        if (destination !== projectId || !copyId || begunAt === undefined) return []
        const origin = world
          .of(ownCatalogArea, id)
          .find(({ catalog }) => catalog.id === share.catalogId)
        if (!origin) return []
        const copy = copyOf(origin.catalog, share, begunAt)
        const isOver = share.invitationStatus === 'canceled'
        return [{ role: 'in use', catalog: isOver ? deleted(copy, before(world, 5 * day)) : copy }]
      }),
    )

/** Catalogs of a project by id: its own and those shared with it. */
export const catalogArea = defineArea('catalogs', ({ projectId, world }) => {
  const records = [...world.of(ownCatalogArea, projectId), ...sharedWith(world, projectId)]
  return new Map(records.map((record) => [record.catalog.id, record]))
})

/** Marks a catalog as deleted. */
export const deleteCatalog = (record: CatalogRecord, { clock }: World) => {
  record.catalog = deleted(record.catalog, clock.timestamp())
}

/** Starts an accepted share: creates the copy in the destination project. */
export const beginCatalogSharing = (world: World, origin: string, share: CatalogShareRecord) => {
  const source = world.of(catalogArea, origin).get(share.catalogId)
  if (share.invitationStatus !== 'accepted' || !source || source.catalog.deprecated) return
  const destination = world.of(catalogArea, share.destination)
  share.copyId = world.random.uuid()
  share.begunAt = world.clock.now()
  const catalog = copyOf(source.catalog, share, share.begunAt)
  destination.set(catalog.id, { role: 'in use', catalog })
}

/** Updates the copies of a catalog in the projects that it is shared with. */
export const refreshCopies = (world: World, origin: Catalog) => {
  for (const { catalogId, invitationStatus, copyId, destination } of world.of(
    catalogShareArea,
    origin.projectId,
  )) {
    if (catalogId !== origin.id || invitationStatus !== 'accepted' || !copyId) continue
    const copy = world.of(catalogArea, destination).get(copyId)
    if (!copy) continue
    const { versionId, displayName, description, updatedAt } = origin
    copy.catalog = { ...copy.catalog, versionId, displayName, description, updatedAt }
  }
}

/** Ends a share: cancels it and deletes the copy in the destination project. */
export const endCatalogSharing = (world: World, share: CatalogShareRecord) => {
  share.invitationStatus = 'canceled'
  const copy = share.copyId && world.of(catalogArea, share.destination).get(share.copyId)
  if (copy && !copy.catalog.deprecated) deleteCatalog(copy, world)
}
