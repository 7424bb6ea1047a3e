import type { Scenario, ScenarioShareInvitationRef } from '@generated/scenario/types.ts'
import { whyNotDestination } from '@/features/sharing/model/destination.ts'
import { isActiveShare, sharedProjects } from '@/features/sharing/model/shares.ts'
import { isShareable, whyNotShareScenario } from '@/features/suites/model/sharing.ts'
import { pageOf } from '../../core/paging.ts'
import { refuseByName } from '../../core/refusal.ts'
import { type HandlersOf, noContent, ok } from '../../define-service.ts'
import {
  beginScenarioSharing,
  endScenarioSharing,
  scenarioArea,
} from '../../world/scenarios/area.ts'
import { newestOf } from '../../world/scenarios/own.ts'
import { type ScenarioOffer, scenarioShareArea } from '../../world/scenarios/shares.ts'
import { acceptanceDelay } from '../../world/sharing.ts'
import type { World } from '../../world/world.ts'
import { invitationsFor, mustBeProject, type OfferBook } from '../offers.ts'
import { findScenario } from './scenarios.ts'

/** Refuses a scenario that cannot be shared. */
const mustBeShareable = ({ type, deprecated, sharedFrom }: Scenario) => {
  const reason = whyNotShareScenario({ sharedIn: sharedFrom !== undefined, deprecated })
  if (reason) refuseByName(409, 'scenario_not_shareable', reason)
  if (!isShareable(type)) {
    refuseByName(400, 'scenario_type', `Scenarios of type ${type} cannot be shared.`)
  }
}

/** Offers of scenarios. */
export const scenarioOffers: OfferBook<ScenarioOffer> = {
  offersOf: (world, projectId) => world.of(scenarioShareArea, projectId).offers,
  thingOf: ({ scenarioId }) => scenarioId,
}

interface Choice {
  projectId: string
  invitationId: string
  invitations: readonly ScenarioShareInvitationRef[]
}

/** The invitation of the path, which the body must name, and no other. */
const findInvitation = (world: World, { projectId, invitationId, invitations }: Choice) => {
  const [named, ...others] = invitations
  if (named?.scenarioShareInvitationId !== invitationId || others.length > 0) {
    refuseByName(400, 'invalid_request', 'The body names another invitation than the path.')
  }
  return (
    invitationsFor(scenarioOffers, world, projectId).find(
      ({ offer }) => offer.id === invitationId && offer.scenarioId === named?.scenarioId,
    ) ?? refuseByName(404, 'invitation_not_found', 'The invitation does not exist or was answered.')
  )
}

/** Shares that a project has made of its scenarios, and what others offer to it. */
export const scenarioShareHandlers: HandlersOf<'scenario'> = {
  listScenarioShares: ({ path, query, world }) => {
    findScenario(world, path.projectId, path.scenarioId)
    const shares = world
      .of(scenarioShareArea, path.projectId)
      .offers.filter(({ scenarioId }) => scenarioId === path.scenarioId)
    const { items, ...token } = pageOf(query.reverse ? shares.reverse() : shares, query)
    return ok({ shares: items, ...token })
  },
  createScenarioShare: ({ path, body, world, clock }) => {
    const { destination, scenarioIds, requestToken } = body
    const shares = world.of(scenarioShareArea, path.projectId)
    if (shares.requestTokens.has(requestToken)) return noContent()
    mustBeProject(world, destination, refuseByName)
    if (!scenarioIds.includes(path.scenarioId)) {
      refuseByName(400, 'invalid_request', 'The scenario of the path is not among the scenarios.')
    }
    for (const id of new Set(scenarioIds)) {
      mustBeShareable(newestOf(findScenario(world, path.projectId, id)))
      const offers = shares.offers.filter(({ scenarioId }) => scenarioId === id)
      const reason = whyNotDestination(destination, {
        projectId: path.projectId,
        sharedWith: sharedProjects(offers),
      })
      if (reason) refuseByName(409, 'invalid_destination', reason)
    }
    shares.requestTokens.add(requestToken)
    for (const scenarioId of new Set(scenarioIds)) {
      shares.offers.push({
        id: world.random.uuid(),
        scenarioId,
        destination,
        invitationStatus: 'pending',
        createdAt: clock.timestamp(),
      })
    }
    return noContent()
  },
  deprecateScenarioShare: ({ path, world }) => {
    const offer =
      world
        .of(scenarioShareArea, path.projectId)
        .offers.find(
          ({ id, scenarioId }) => id === path.shareId && scenarioId === path.scenarioId,
        ) ?? refuseByName(404, 'share_not_found', 'The share does not exist.')
    if (!isActiveShare(offer)) refuseByName(409, 'share_over', 'The sharing is over already.')
    endScenarioSharing(world, offer)
    return noContent()
  },
  listScenarioShareInvitations: ({ path, query, world }) => {
    const found = invitationsFor(scenarioOffers, world, path.projectId).flatMap(
      ({ origin, offer }) => {
        const record = world.of(scenarioArea, origin).records.get(offer.scenarioId)
        return record ? [{ id: offer.id, sharedScenario: newestOf(record) }] : []
      },
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ scenarioShareInvitations: items, ...token })
  },
  acceptScenarioShareInvitation: ({ path, body, world, clock }) => {
    const { origin, offer } = findInvitation(world, { ...path, ...body })
    offer.invitationStatus = 'accepted'
    clock.after(acceptanceDelay, () => beginScenarioSharing(world, origin, offer))
    return noContent()
  },
  rejectScenarioShareInvitation: ({ path, body, world }) => {
    findInvitation(world, { ...path, ...body }).offer.invitationStatus = 'rejected'
    return noContent()
  },
}
