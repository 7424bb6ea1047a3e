import type { Simulator, SimulatorStatus } from '@generated/simulator/types.ts'
import { jobArea } from './jobs/world-job-area.ts'
import { buildStatusOf } from './jobs/world-report.ts'
import { hour, minute, second } from './moments.ts'
import type { Random } from './random.ts'
import { defineArea } from './world.ts'
import { projectIds } from './world-projects.ts'

/** A requested simulator; its status depends on the time. */
interface SimulatorRequest {
  id: string
  /** In milliseconds. */
  requestedAt: number
  fails: boolean
}

/** Simulators by job id, newest first. */
export type Simulators = Map<string, SimulatorRequest[]>

/** Status with which simulators are refused, by project id; undefined when they are available. */
export const simulatorRefusals: { readonly [projectId: string]: 403 | 501 | undefined } = {
  [projectIds.robotaxi]: 403,
  [projectIds.large]: 501,
}

/** Creates a request at a time in milliseconds. */
export const requestOfSimulator = (
  requestedAt: number,
  fails: boolean,
  random: Random,
): SimulatorRequest => ({ id: random.uuid(), requestedAt, fails })

/** Requested simulators by project. */
export const simulatorArea = defineArea(
  'simulators',
  ({ projectId, random, world }): Simulators => {
    const built = world
      .of(jobArea, projectId)
      .filter((job) => buildStatusOf(job, world.startedAt) === 'succeeded')
    // One finished, one failed, one building.
    const [ready, failed, building] = built
    const at = (ago: number, fails: boolean) => [
      requestOfSimulator(world.startedAt - ago, fails, random),
    ]
    return new Map([
      ...(ready ? [[ready.id, at(hour, false)] as const] : []),
      ...(failed ? [[failed.id, at(2 * hour, true)] as const] : []),
      ...(building ? [[building.id, at(minute, false)] as const] : []),
    ])
  },
)

const statusOf = ({ requestedAt, fails }: SimulatorRequest, now: number): SimulatorStatus => {
  const age = now - requestedAt
  if (age < 30 * second) return 'requested'
  if (age < 4 * minute) return 'building'
  return fails ? 'failed' : 'finished'
}

/** The simulator of a request at a time in milliseconds. */
export const simulatorOf = (request: SimulatorRequest, now: number): Simulator => {
  const status = statusOf(request, now)
  return {
    simulatorId: request.id,
    status,
    ...(status === 'failed' && { errorMessage: 'The build ran out of memory (12 GiB).' }),
  }
}
