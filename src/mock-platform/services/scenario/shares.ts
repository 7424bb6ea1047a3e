import type { Scenario } from '@generated/scenario/types.ts'
import { pageOf } from '../../core/paging.ts'
import { refuseByName } from '../../core/refusal.ts'
import { type HandlersOf, noContent, ok } from '../../define-service.ts'
import { newestOf } from '../../world/scenarios/own.ts'
import { isStanding, scenarioShareArea } from '../../world/scenarios/shares.ts'
import type { World } from '../../world/world.ts'
import { findScenario } from './scenarios.ts'

/** Refuses a scenario that cannot be shared. */
const mustBeShareable = ({ type, deprecated, sharedFrom }: Scenario) => {
  if (deprecated) refuseByName(409, 'scenario_deleted', 'A deleted scenario cannot be shared.')
  if (sharedFrom) {
    refuseByName(409, 'scenario_shared', 'A scenario of another project cannot be shared.')
  }
  if (type !== 'planning_sim_v2') {
    refuseByName(400, 'scenario_type', 'Only scenarios of type planning_sim_v2 can be shared.')
  }
}

const mustBeOther = (world: World, projectId: string, destination: string) => {
  if (destination === projectId) {
    refuseByName(400, 'invalid_destination', 'A project cannot share with itself.')
  }
  if (!world.projects.some(({ id }) => id === destination)) {
    refuseByName(400, 'invalid_destination', 'The destination project does not exist.')
  }
}

/** Shares that a project has made of its scenarios. */
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
    mustBeOther(world, path.projectId, destination)
    if (!scenarioIds.includes(path.scenarioId)) {
      refuseByName(400, 'invalid_request', 'The scenario of the path is not among the scenarios.')
    }
    for (const id of new Set(scenarioIds)) {
      mustBeShareable(newestOf(findScenario(world, path.projectId, id)))
      const isShared = shares.offers.some(
        (offer) =>
          offer.scenarioId === id && offer.destination === destination && isStanding(offer),
      )
      if (isShared) {
        refuseByName(409, 'already_shared', 'The scenario is shared with this project already.')
      }
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
}
