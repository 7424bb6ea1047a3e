import type { InvitationStatus } from '@generated/catalog/types.ts'
import { isActiveShare } from '@/features/sharing/model/shares.ts'
import type { refuse } from '../core/refusal.ts'
import type { World } from '../world/world.ts'

/** What offers of every kind have in common. */
interface Offer {
  id: string
  destination: string
  invitationStatus: InvitationStatus
  /** The thing in the other project, once the sharing has begun. */
  copyId?: string
}

/** Where the offers of a kind of thing stand. */
export interface OfferBook<Some extends Offer> {
  offersOf(world: World, projectId: string): readonly Some[]
  /** Id of the thing that is offered. */
  thingOf(offer: Some): string
}

/** An offer to a project that nobody has answered, and the project that makes it. */
export interface Invitation<Some extends Offer> {
  origin: string
  offer: Some
}

/** What is offered to a project and waits for its answer. */
export const invitationsFor = <Some extends Offer>(
  { offersOf }: OfferBook<Some>,
  world: World,
  projectId: string,
): Invitation<Some>[] =>
  world.projects.flatMap(({ id }) =>
    offersOf(world, id)
      .filter(
        ({ destination, invitationStatus }) =>
          destination === projectId && invitationStatus === 'pending',
      )
      .map((offer) => ({ origin: id, offer })),
  )

/** The standing offers of a thing, or the one by which it came from another project. */
export const standingOffersOf = <Some extends Offer>(
  { offersOf, thingOf }: OfferBook<Some>,
  world: World,
  { id, projectId, sharedFrom }: { id: string; projectId: string; sharedFrom?: string },
): Some[] =>
  offersOf(world, sharedFrom ?? projectId).filter(
    (offer) => isActiveShare(offer) && (sharedFrom ? offer.copyId : thingOf(offer)) === id,
  )

/** Refuses a destination that is no project, in the service's own form of failures. */
export const mustBeProject = (world: World, destination: string, say: typeof refuse) => {
  if (!world.projects.some(({ id }) => id === destination)) {
    say(400, 'invalid_destination', 'The destination project does not exist.')
  }
}
