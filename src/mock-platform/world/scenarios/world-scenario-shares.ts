import type { ScenarioShare } from '@generated/scenario/types.ts'
import { before, day } from '../moments.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { sharingPairs } from '../world-sharing.ts'
import { newestOf, ownScenarioArea, untidyScenarios } from './world-scenario-own.ts'

/** A share of a scenario with another project. */
export interface ScenarioShareRecord extends ScenarioShare {
  scenarioId: string
  /** Id of the copy in the destination project, once the sharing has started. */
  copyId?: string
}

/** Shares that a project has created, oldest first, and the request tokens it has used. */
export interface ScenarioShares {
  records: ScenarioShareRecord[]
  requestTokens: Set<string>
}

/** Statuses of a project's initial shares; its other scenarios are not shared. */
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

const sharesTo = (to: string, { projectId, random, world }: AreaContext): ScenarioShareRecord[] => {
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

/** Shares that a project has created. */
export const scenarioShareArea = defineArea(
  'scenario shares',
  (context): ScenarioShares => ({
    records: sharingPairs
      .filter(({ from }) => from === context.projectId)
      .flatMap(({ to }) => sharesTo(to, context)),
    requestTokens: new Set(),
  }),
)
