import type { CatalogShare } from '@generated/catalog/types.ts'
import { before, day } from '../moments.ts'
import { neighbours } from '../sharing.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { ownCatalogArea } from './own.ts'

/** An offer of one catalog to another project. */
export interface CatalogOffer extends CatalogShare {
  catalogId: string
  /** The catalog in the other project, once the sharing has begun. */
  copyId?: string
  /** When the sharing began, in milliseconds. */
  begunAt?: number
}

/** States of a project's offers, one for each of its first tidy catalogs. */
const statuses = [
  { invitationStatus: 'accepted', includeDraftFirmwareRelease: true },
  { invitationStatus: 'pending', includeDraftFirmwareRelease: false },
  { invitationStatus: 'canceled', includeDraftFirmwareRelease: false },
] as const

const offersTo = (to: string, { projectId, random, world }: AreaContext): CatalogOffer[] => {
  const catalogs = world.of(ownCatalogArea, projectId).filter(({ untidy }) => !untidy)
  return statuses.flatMap(({ invitationStatus, includeDraftFirmwareRelease }, index) => {
    const record = catalogs[index]
    if (!record) return []
    const age = 40 - 9 * index
    return {
      id: random.uuid(),
      catalogId: record.catalog.id,
      destination: to,
      invitationStatus,
      createdAt: before(world, age * day),
      options: { includeDraftFirmwareRelease },
      // A sharing that was stopped has left a deleted catalog behind.
      ...(invitationStatus !== 'pending' && {
        copyId: random.uuid(),
        begunAt: world.startedAt - (age - 1) * day,
      }),
    }
  })
}

/** What a project offers to others, the oldest offer first. */
export const catalogShareArea = defineArea('catalog shares', (context): CatalogOffer[] =>
  neighbours
    .filter(({ from }) => from === context.projectId)
    .flatMap(({ to }) => offersTo(to, context)),
)
