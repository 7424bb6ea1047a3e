import { pageBy } from '../core/platform-paging.ts'
import { refuseByName } from '../core/refusal.ts'
import { defineService, noContent, ok } from '../define-service.ts'
import { jobArea } from '../world/jobs/world-job-area.ts'
import { buildStatusOf } from '../world/jobs/world-report.ts'
import {
  requestOfSimulator,
  simulatorArea,
  simulatorOf,
  simulatorRefusals,
} from '../world/simulators.ts'
import type { World } from '../world/world.ts'

const requireSimulators = (projectId: string) => {
  const status = simulatorRefusals[projectId]
  if (status === 403) {
    refuseByName(403, 'request_forbidden', 'The project may not use simulators.')
  }
  if (status === 501) {
    refuseByName(501, 'not_implemented', 'Simulators are not available for the project.')
  }
}

interface JobPlace {
  projectId: string
  catalogId: string
  jobId: string
}

const findJob = (world: World, { projectId, catalogId, jobId }: JobPlace) => {
  requireSimulators(projectId)
  return (
    world
      .of(jobArea, projectId)
      .find(({ id, catalog }) => id === jobId && catalog.id === catalogId) ??
    refuseByName(404, 'job_not_found', 'The catalog has no such job.')
  )
}

/** Simulators built from jobs. Errors have the form with an error name. */
export const simulatorService = defineService('simulator', {
  listSimulators: ({ path, query, world, clock }) => {
    const job = findJob(world, { ...path, jobId: query.jobId })
    const found =
      world.of(simulatorArea, path.projectId).get(job.id) ??
      refuseByName(404, 'simulator_not_found', 'No simulator of the job has been requested yet.')
    const { items, ...token } = pageBy(
      found.map((request) => simulatorOf(request, clock.now())),
      query,
      ({ simulatorId }) => simulatorId,
    )
    return ok({ simulators: items, ...token })
  },
  requestSimulator: ({ path, body, world, clock }) => {
    const job = findJob(world, { ...path, jobId: body.jobId })
    if (buildStatusOf(job, clock.now()) !== 'succeeded') {
      refuseByName(409, 'job_not_built', 'A simulator needs a job whose build succeeded.')
    }
    const simulators = world.of(simulatorArea, path.projectId)
    const others = simulators.get(job.id) ?? []
    simulators.set(job.id, [requestOfSimulator(clock.now(), false, world.random), ...others])
    return noContent()
  },
})
