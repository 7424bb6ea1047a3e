import type { Scenario, ScenarioShareInvitationRef } from '@generated/scenario/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuseByName } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import {
  beginScenarioSharing,
  endScenarioSharing,
  scenarioArea,
} from '@/mock-platform/world/scenarios/world-scenario-area.ts'
import { newestOf } from '@/mock-platform/world/scenarios/world-scenario-own.ts'
import {
  type ScenarioShareRecord,
  scenarioShareArea,
} from '@/mock-platform/world/scenarios/world-scenario-shares.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'
import { isActiveShare, sharedProjects } from '@/models/sharing/shares.ts'
import { whyNotDestination } from '@/models/sharing/sharing-destination.ts'
import { isShareable, whyNotShareScenario } from '@/models/suites/suite-sharing.ts'
import { invitationsFor, mustBeProject, type ShareSource } from '../share-records.ts'
import { findScenario } from './scenarios.ts'

/** Refuses a scenario that cannot be shared. */
const mustBeShareable = ({ type, deprecated, sharedFrom }: Scenario) => {
  const reason = whyNotShareScenario({ sharedIn: sharedFrom !== undefined, deprecated })
  if (reason) refuseByName(409, 'scenario_not_shareable', reason)
  if (!isShareable(type)) {
    refuseByName(400, 'scenario_type', `Scenarios of type ${type} cannot be shared.`)
  }
}

/** Access to the shares of scenarios. */
export const scenarioShareSource: ShareSource<ScenarioShareRecord> = {
  sharesOf: (world, projectId) => world.of(scenarioShareArea, projectId).records,
  thingOf: ({ scenarioId }) => scenarioId,
}

interface Choice {
  projectId: string
  invitationId: string
  invitations: readonly ScenarioShareInvitationRef[]
}

/** Finds the invitation of the path. Refuses a body that names another one. */
const findInvitation = (world: World, { projectId, invitationId, invitations }: Choice) => {
  const [named, ...others] = invitations
  if (named?.scenarioShareInvitationId !== invitationId || others.length > 0) {
    refuseByName(400, 'invalid_request', 'The invitations in body and path differ.')
  }
  return (
    invitationsFor(scenarioShareSource, world, projectId).find(
      ({ share }) => share.id === invitationId && share.scenarioId === named?.scenarioId,
    ) ?? refuseByName(404, 'invitation_not_found', 'The invitation does not exist or was answered.')
  )
}

/** Handlers for the shares of a project's scenarios and the invitations that it receives. */
export const scenarioShareHandlers = {
  listScenarioShares: ({ path, query, world }) => {
    findScenario(world, path.projectId, path.scenarioId)
    const shares = world
      .of(scenarioShareArea, path.projectId)
      .records.filter(({ scenarioId }) => scenarioId === path.scenarioId)
    const { items, ...token } = pageOf(query.reverse ? shares.reverse() : shares, query)
    return ok({ shares: items, ...token })
  },
  createScenarioShare: ({ path, body, world, clock }) => {
    const { destination, scenarioIds, requestToken } = body
    const owned = world.of(scenarioShareArea, path.projectId)
    if (owned.requestTokens.has(requestToken)) return noContent()
    mustBeProject(world, destination, refuseByName)
    if (!scenarioIds.includes(path.scenarioId)) {
      refuseByName(400, 'invalid_request', 'The scenario of the path is not among the scenarios.')
    }
    for (const id of new Set(scenarioIds)) {
      mustBeShareable(newestOf(findScenario(world, path.projectId, id)))
      const shares = owned.records.filter(({ scenarioId }) => scenarioId === id)
      const reason = whyNotDestination(destination, {
        projectId: path.projectId,
        sharedWith: sharedProjects(shares),
      })
      if (reason) refuseByName(409, 'invalid_destination', reason)
    }
    owned.requestTokens.add(requestToken)
    for (const scenarioId of new Set(scenarioIds)) {
      owned.records.push({
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
    const share =
      world
        .of(scenarioShareArea, path.projectId)
        .records.find(
          ({ id, scenarioId }) => id === path.shareId && scenarioId === path.scenarioId,
        ) ?? refuseByName(404, 'share_not_found', 'The share does not exist.')
    if (!isActiveShare(share)) refuseByName(409, 'share_over', 'The share has already ended.')
    endScenarioSharing(world, share)
    return noContent()
  },
  listScenarioShareInvitations: ({ path, query, world }) => {
    const found = invitationsFor(scenarioShareSource, world, path.projectId).flatMap(
      ({ origin, share }) => {
        const record = world.of(scenarioArea, origin).records.get(share.scenarioId)
        return record ? [{ id: share.id, sharedScenario: newestOf(record) }] : []
      },
    )
    const { items, ...token } = pageOf(found, query)
    return ok({ scenarioShareInvitations: items, ...token })
  },
  acceptScenarioShareInvitation: ({ path, body, world, clock }) => {
    const { origin, share } = findInvitation(world, { ...path, ...body })
    share.invitationStatus = 'accepted'
    clock.after(acceptanceDelay, () => beginScenarioSharing(world, origin, share))
    return noContent()
  },
  rejectScenarioShareInvitation: ({ path, body, world }) => {
    findInvitation(world, { ...path, ...body }).share.invitationStatus = 'rejected'
    return noContent()
  },
} satisfies HandlersOf<'scenario'>
