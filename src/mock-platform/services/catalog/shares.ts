import type { CatalogShareInvitation } from '@generated/catalog/types.ts'
import { whyNotDestination } from '@/features/sharing/model/destination.ts'
import { isActiveShare, sharedProjects } from '@/features/sharing/model/shares.ts'
import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import { beginCatalogSharing, catalogArea, endCatalogSharing } from '../../world/catalogs/area.ts'
import { type CatalogOffer, catalogShareArea } from '../../world/catalogs/shares.ts'
import { acceptanceDelay } from '../../world/sharing.ts'
import type { World } from '../../world/world.ts'
import { type Invitation, invitationsFor, mustBeProject } from '../offers.ts'
import { catalogOffers, findCatalog, findUsable } from './catalogs.ts'

const invitationOf = (
  world: World,
  { origin, offer }: Invitation<CatalogOffer>,
): CatalogShareInvitation[] => {
  const catalog = world.of(catalogArea, origin).get(offer.catalogId)?.catalog
  if (!catalog) return []
  const { id, projectId, displayName, description } = catalog
  return [
    {
      id: offer.id,
      createdAt: offer.createdAt,
      sharedCatalog: { id, projectId, displayName, description },
    },
  ]
}

interface InvitationPath {
  projectId: string
  catalogId: string
  invitationId: string
}

const findInvitation = (world: World, path: InvitationPath): Invitation<CatalogOffer> =>
  invitationsFor(catalogOffers, world, path.projectId).find(
    ({ offer }) => offer.id === path.invitationId && offer.catalogId === path.catalogId,
  ) ?? refuse(404, 'invitation_not_found', 'The invitation does not exist or was answered already.')

/** Offers of a project's catalogs, and what others offer to the project. */
export const catalogShareHandlers: HandlersOf<'catalog'> = {
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
    const offers = world.of(catalogShareArea, path.projectId)
    const sharedWith = sharedProjects(offers.filter(({ catalogId }) => catalogId === catalog.id))
    const reason = whyNotDestination(destination, { projectId: path.projectId, sharedWith })
    if (reason) refuse(409, 'invalid_destination', reason)
    const offer: CatalogOffer = {
      id: world.random.uuid(),
      catalogId: catalog.id,
      destination,
      invitationStatus: 'pending',
      createdAt: clock.timestamp(),
      options,
    }
    offers.push(offer)
    return created(offer)
  },
  deprecateCatalogShare: ({ path, world }) => {
    const offer =
      world
        .of(catalogShareArea, path.projectId)
        .find(({ id, catalogId }) => id === path.shareId && catalogId === path.catalogId) ??
      refuse(404, 'share_not_found', 'The share does not exist.')
    if (!isActiveShare(offer)) refuse(409, 'share_over', 'The sharing is over already.')
    endCatalogSharing(world, offer)
    return noContent()
  },
  listCatalogShareInvitations: ({ path, query, world }) => {
    const found = invitationsFor(catalogOffers, world, path.projectId).flatMap((invitation) =>
      invitationOf(world, invitation),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ catalogShareInvitations: items, ...token })
  },
  acceptCatalogShareInvitation: ({ path, world, clock }) => {
    const { origin, offer } = findInvitation(world, path)
    offer.invitationStatus = 'accepted'
    clock.after(acceptanceDelay, () => beginCatalogSharing(world, origin, offer))
    return noContent()
  },
  rejectCatalogShareInvitation: ({ path, world }) => {
    findInvitation(world, path).offer.invitationStatus = 'rejected'
    return noContent()
  },
}
