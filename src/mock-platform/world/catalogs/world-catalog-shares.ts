import type { CatalogShare } from '@generated/catalog/types.ts'
import { before, day } from '../moments.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { sharingPairs } from '../world-sharing.ts'
import { ownCatalogArea } from './world-catalog-own.ts'

/** A share of a catalog with another project. */
export interface CatalogShareRecord extends CatalogShare {
  catalogId: string
  /** Id of the copy in the destination project, once the sharing has started. */
  copyId?: string
  /** Start of the sharing, in milliseconds. */
  begunAt?: number
}

/** States of a project's shares, one per catalog, for its first tidy catalogs. */
const statuses = [
  { invitationStatus: 'accepted', includeDraftFirmwareRelease: true },
  { invitationStatus: 'pending', includeDraftFirmwareRelease: false },
  { invitationStatus: 'canceled', includeDraftFirmwareRelease: false },
] as const

const sharesTo = (to: string, { projectId, random, world }: AreaContext): CatalogShareRecord[] => {
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
      // A canceled share leaves a deleted copy behind.
      ...(invitationStatus !== 'pending' && {
        copyId: random.uuid(),
        begunAt: world.startedAt - (age - 1) * day,
      }),
    }
  })
}

/** Shares that a project has created, oldest first. */
export const catalogShareArea = defineArea('catalog shares', (context): CatalogShareRecord[] =>
  sharingPairs
    .filter(({ from }) => from === context.projectId)
    .flatMap(({ to }) => sharesTo(to, context)),
)
