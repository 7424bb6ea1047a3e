import type { ScenarioShare } from '@generated/scenario/types.ts'
import { before, day } from '../moments.ts'
import { neighbours } from '../sharing.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { newestOf, ownScenarioArea, untidyScenarios } from './own.ts'

/** An offer of one scenario to another project. */
export interface ScenarioOffer extends ScenarioShare {
  scenarioId: string
  /** The scenario in the other project, once the sharing has begun. */
  copyId?: string
}

/** Offers that a project has made, the oldest first, and the request tokens it has used. */
export interface ScenarioShares {
  offers: ScenarioOffer[]
  requestTokens: Set<string>
}

/** States of the first offers of a project; the rest of its scenarios are not shared. */
const statuses = [
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'pending',
  'pending',
  'pending',
  'rejected',
  'canceled',
] as const

const offersTo = (to: string, { projectId, random, world }: AreaContext): ScenarioOffer[] => {
  const candidates = world
    .of(ownScenarioArea, projectId)
    .slice(untidyScenarios(projectId))
    .map(newestOf)
    .filter(({ type, deprecated }) => type === 'planning_sim_v2' && !deprecated)
  return statuses.flatMap((invitationStatus, index) => {
    const scenario = candidates[index]
    if (!scenario) return []
    return {
      id: random.uuid(),
      scenarioId: scenario.id,
      destination: to,
      invitationStatus,
      createdAt: before(world, (20 - index) * day),
      ...(invitationStatus === 'accepted' && { copyId: random.uuid() }),
    }
  })
}

/** What a project offers to others. */
export const scenarioShareArea = defineArea(
  'scenario shares',
  (context): ScenarioShares => ({
    offers: neighbours
      .filter(({ from }) => from === context.projectId)
      .flatMap(({ to }) => offersTo(to, context)),
    requestTokens: new Set(),
  }),
)
