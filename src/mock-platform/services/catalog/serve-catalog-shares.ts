import type { CatalogShareInvitation } from '@generated/catalog/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import {
  beginCatalogSharing,
  catalogArea,
  endCatalogSharing,
} from '@/mock-platform/world/catalogs/world-catalog-area.ts'
import {
  type CatalogShareRecord,
  catalogShareArea,
} from '@/mock-platform/world/catalogs/world-catalog-shares.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'
import { isActiveShare, sharedProjects } from '@/models/sharing/shares.ts'
import { whyNotDestination } from '@/models/sharing/sharing-destination.ts'
import { type Invitation, invitationsFor, mustBeProject } from '../share-records.ts'
import { catalogShareSource, findCatalog, findUsable } from './serve-catalogs.ts'

const invitationOf = (
  world: World,
  { origin, share }: Invitation<CatalogShareRecord>,
): CatalogShareInvitation[] => {
  const catalog = world.of(catalogArea, origin).get(share.catalogId)?.catalog
  if (!catalog) return []
  const { id, projectId, displayName, description } = catalog
  return [
    {
      id: share.id,
      createdAt: share.createdAt,
      sharedCatalog: { id, projectId, displayName, description },
    },
  ]
}

interface InvitationPath {
  projectId: string
  catalogId: string
  invitationId: string
}

const findInvitation = (world: World, path: InvitationPath): Invitation<CatalogShareRecord> =>
  invitationsFor(catalogShareSource, world, path.projectId).find(
    ({ share }) => share.id === path.invitationId && share.catalogId === path.catalogId,
  ) ??
  refuse(404, 'invitation_not_found', 'The invitation does not exist or has already been answered.')

/** Handlers for the shares of a project's catalogs and the invitations that it receives. */
export const catalogShareHandlers = {
  listCatalogShares: ({ path, query, world }) => {
    findCatalog(world, path.projectId, path.catalogId)
    const shares = world
      .of(catalogShareArea, path.projectId)
      .filter(({ catalogId }) => catalogId === path.catalogId)
    const { items, ...token } = pageOf(query.reverse ? shares.reverse() : shares, query)
    return ok({ shares: items, ...token })
  },
  createCatalogShare: ({ path, body, world, clock }) => {
    const { destination, options } = body
    const { catalog } = findUsable('share', world, path.projectId, path.catalogId)
    mustBeProject(world, destination, refuse)
    const shares = world.of(catalogShareArea, path.projectId)
    const sharedWith = sharedProjects(shares.filter(({ catalogId }) => catalogId === catalog.id))
    const reason = whyNotDestination(destination, { projectId: path.projectId, sharedWith })
    if (reason) refuse(409, 'invalid_destination', reason)
    const share: CatalogShareRecord = {
      id: world.random.uuid(),
      catalogId: catalog.id,
      destination,
      invitationStatus: 'pending',
      createdAt: clock.timestamp(),
      options,
    }
    shares.push(share)
    return created(share)
  },
  deprecateCatalogShare: ({ path, world }) => {
    const share =
      world
        .of(catalogShareArea, path.projectId)
        .find(({ id, catalogId }) => id === path.shareId && catalogId === path.catalogId) ??
      refuse(404, 'share_not_found', 'The share does not exist.')
    if (!isActiveShare(share)) refuse(409, 'share_over', 'The share has already ended.')
    endCatalogSharing(world, share)
    return noContent()
  },
  listCatalogShareInvitations: ({ path, query, world }) => {
    const found = invitationsFor(catalogShareSource, world, path.projectId).flatMap((invitation) =>
      invitationOf(world, invitation),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ catalogShareInvitations: items, ...token })
  },
  acceptCatalogShareInvitation: ({ path, world, clock }) => {
    const { origin, share } = findInvitation(world, path)
    share.invitationStatus = 'accepted'
    clock.after(acceptanceDelay, () => beginCatalogSharing(world, origin, share))
    return noContent()
  },
  rejectCatalogShareInvitation: ({ path, world }) => {
    findInvitation(world, path).share.invitationStatus = 'rejected'
    return noContent()
  },
} satisfies HandlersOf<'catalog'>
