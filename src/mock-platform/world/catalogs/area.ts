import type { Catalog } from '@generated/catalog/types.ts'
import { before, day, isoOf } from '../moments.ts'
import { defineArea, type World } from '../world.ts'
import { type CatalogRecord, ownCatalogArea } from './own.ts'
import { type CatalogOffer, catalogShareArea } from './shares.ts'

/** A catalog in the project that it is shared with. */
const copyOf = (origin: Catalog, offer: CatalogOffer, begunAt: number): Catalog => ({
  id: offer.copyId ?? origin.id,
  projectId: offer.destination,
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
      world.of(catalogShareArea, id).flatMap((offer): CatalogRecord[] => {
        const { destination, copyId, begunAt } = offer
        if (destination !== projectId || !copyId || begunAt === undefined) return []
        const origin = world
          .of(ownCatalogArea, id)
          .find(({ catalog }) => catalog.id === offer.catalogId)
        if (!origin) return []
        const copy = copyOf(origin.catalog, offer, begunAt)
        const isOver = offer.invitationStatus === 'canceled'
        return [{ role: 'in use', catalog: isOver ? deleted(copy, before(world, 5 * day)) : copy }]
      }),
    )

/** Catalogs of a project by id: its own, and those that others share with it. */
export const catalogArea = defineArea('catalogs', ({ projectId, world }) => {
  const records = [...world.of(ownCatalogArea, projectId), ...sharedWith(world, projectId)]
  return new Map(records.map((record) => [record.catalog.id, record]))
})

/** Marks a catalog as deleted. */
export const deleteCatalog = (record: CatalogRecord, { clock }: World) => {
  record.catalog = deleted(record.catalog, clock.timestamp())
}

/** Begins a sharing that was accepted: the catalog comes to be in the other project. */
export const beginCatalogSharing = (world: World, origin: string, offer: CatalogOffer) => {
  const source = world.of(catalogArea, origin).get(offer.catalogId)
  if (offer.invitationStatus !== 'accepted' || !source || source.catalog.deprecated) return
  const destination = world.of(catalogArea, offer.destination)
  offer.copyId = world.random.uuid()
  offer.begunAt = world.clock.now()
  const catalog = copyOf(source.catalog, offer, offer.begunAt)
  destination.set(catalog.id, { role: 'in use', catalog })
}

/** Brings the copies of a catalog up to date, wherever it is shared. */
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

/** Ends a sharing: the offer is canceled, and the catalog in the other project is deleted. */
export const endCatalogSharing = (world: World, offer: CatalogOffer) => {
  offer.invitationStatus = 'canceled'
  const copy = offer.copyId && world.of(catalogArea, offer.destination).get(offer.copyId)
  if (copy && !copy.catalog.deprecated) deleteCatalog(copy, world)
}
