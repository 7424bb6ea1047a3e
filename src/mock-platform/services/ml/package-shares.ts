import type { PackageShareInvitation } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import {
  ownPackageArea,
  type PackageShareRecord,
  packageShareArea,
} from '@/mock-platform/world/ml/world-packages.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'
import { isActiveShare, sharedProjects } from '@/models/sharing/shares.ts'
import { whyNotDestination } from '@/models/sharing/sharing-destination.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import type { World } from '../../world/world.ts'
import { type Invitation, invitationsFor, mustBeProject } from '../share-records.ts'
import {
  endPackageSharing,
  findPackage,
  findUsablePackage,
  packageShareSource,
} from './serve-packages.ts'

const sharesOf = (world: World, projectId: string, packageId: string) =>
  world.of(packageShareArea, projectId).filter((share) => share.packageId === packageId)

const invitationOf = (
  world: World,
  { origin, share }: Invitation<PackageShareRecord>,
): PackageShareInvitation[] => {
  const offered = world.of(ownPackageArea, origin).get(share.packageId)?.package
  if (!offered) return []
  const { id, projectId, name, description } = offered
  return [
    {
      id: share.id,
      createdAt: share.createdAt,
      sharedPackage: { id, projectId, name, description },
    },
  ]
}

interface InvitationPath {
  projectId: string
  packageId: string
  invitationId: string
}

const findInvited = (world: World, path: InvitationPath): PackageShareRecord =>
  invitationsFor(packageShareSource, world, path.projectId).find(
    ({ share }) => share.id === path.invitationId && share.packageId === path.packageId,
  )?.share ??
  refuse(404, 'invitation_not_found', 'The invitation does not exist or has already been answered.')

/** Handlers for the shares of a project's packages and the invitations that it receives. */
export const packageShareHandlers = {
  listPackageShares: ({ path, query, world }) => {
    findPackage(world, path.projectId, path.packageId)
    const { items, ...token } = pageOf(sharesOf(world, path.projectId, path.packageId), query)
    return ok({ shares: items, ...token })
  },
  createPackageShare: ({ path, body: { destination }, world, clock }) => {
    const { id: packageId } = findUsablePackage('share', world, path.projectId, path.packageId)
    mustBeProject(world, destination, refuse)
    const sharedWith = sharedProjects(sharesOf(world, path.projectId, packageId))
    const reason = whyNotDestination(destination, { projectId: path.projectId, sharedWith })
    if (reason) refuse(409, 'invalid_destination', reason)
    const share: PackageShareRecord = {
      id: world.random.uuid(),
      packageId,
      destination,
      invitationStatus: 'pending',
      createdAt: clock.timestamp(),
    }
    world.of(packageShareArea, path.projectId).push(share)
    return created({ id: share.id })
  },
  deprecatePackageShare: ({ path, world, clock }) => {
    const share =
      sharesOf(world, path.projectId, path.packageId).find(({ id }) => id === path.shareId) ??
      refuse(404, 'share_not_found', 'The share does not exist.')
    if (!isActiveShare(share)) refuse(409, 'share_over', 'The share has already ended.')
    endPackageSharing(share, clock.now())
    return noContent()
  },
  listPackageShareInvitations: ({ path, query, world }) => {
    const found = invitationsFor(packageShareSource, world, path.projectId).flatMap((invitation) =>
      invitationOf(world, invitation),
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ packageShareInvitations: items, ...token })
  },
  acceptPackageShareInvitation: ({ path, world, clock }) => {
    const share = findInvited(world, path)
    share.invitationStatus = 'accepted'
    clock.after(acceptanceDelay, () => {
      if (share.invitationStatus !== 'accepted') return
      share.copyId = world.random.uuid()
      share.begunAt = clock.now()
    })
    return noContent()
  },
  rejectPackageShareInvitation: ({ path, world }) => {
    findInvited(world, path).invitationStatus = 'rejected'
    return noContent()
  },
} satisfies HandlersOf<'ml'>
