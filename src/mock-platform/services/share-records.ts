import type { AnyInvitationStatus } from '@generated/catalog/types.ts'
import { isActiveShare } from '@/models/sharing/shares.ts'
import type { refuse } from '../core/refusal.ts'
import type { World } from '../world/world.ts'

/** Fields common to the shares of catalogs and of scenarios. */
interface ShareRecord {
  id: string
  destination: string
  invitationStatus: AnyInvitationStatus
  /** Id of the copy in the destination project, once the sharing has started. */
  copyId?: string
}

/** Access to the shares of one kind of thing. */
export interface ShareSource<Some extends ShareRecord> {
  sharesOf(world: World, projectId: string): readonly Some[]
  /** Id of the shared thing. */
  thingOf(share: Some): string
}

/** A pending share, and the project that shares. */
export interface Invitation<Some extends ShareRecord> {
  origin: string
  share: Some
}

/** Pending invitations that a project has received. */
export const invitationsFor = <Some extends ShareRecord>(
  { sharesOf }: ShareSource<Some>,
  world: World,
  projectId: string,
): Invitation<Some>[] =>
  world.projects.flatMap(({ id }) =>
    sharesOf(world, id)
      .filter(
        ({ destination, invitationStatus }) =>
          destination === projectId && invitationStatus === 'pending',
      )
      .map((share) => ({ origin: id, share })),
  )

/** Active shares of a thing; for a shared-in thing the share that it came by. */
export const activeSharesOf = <Some extends ShareRecord>(
  { sharesOf, thingOf }: ShareSource<Some>,
  world: World,
  { id, projectId, sharedFrom }: { id: string; projectId: string; sharedFrom?: string },
): Some[] =>
  sharesOf(world, sharedFrom ?? projectId).filter(
    (share) => isActiveShare(share) && (sharedFrom ? share.copyId : thingOf(share)) === id,
  )

/** Refuses an unknown destination project. `refuseWith` chooses the service's form of errors. */
export const mustBeProject = (world: World, destination: string, refuseWith: typeof refuse) => {
  if (!world.projects.some(({ id }) => id === destination)) {
    refuseWith(400, 'invalid_destination', 'The destination project does not exist.')
  }
}
