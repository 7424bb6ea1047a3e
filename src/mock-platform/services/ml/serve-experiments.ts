import type { Experiment } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import { experimentArea } from '@/mock-platform/world/ml/world-experiments.ts'
import { runArea } from '@/mock-platform/world/ml/world-ml-runs.ts'
import type { World } from '@/mock-platform/world/world.ts'

/** Finds an experiment of a project. Refuses with 404 when there is none. */
export const findExperiment = (world: World, projectId: string, experimentId: string): Experiment =>
  world.of(experimentArea, projectId).find(({ id }) => id === experimentId) ??
  refuse(404, 'experiment_not_found', 'The experiment does not exist.')

const mustBeActive = ({ deprecated }: Experiment) => {
  if (deprecated) refuse(409, 'experiment_deleted', 'The experiment has been deleted.')
}

/** Finds an experiment that can be changed. Refuses with 409 one that is deleted. */
export const findActiveExperiment = (
  world: World,
  projectId: string,
  experimentId: string,
): Experiment => {
  const experiment = findExperiment(world, projectId, experimentId)
  mustBeActive(experiment)
  return experiment
}

/** Handlers for experiments. */
export const experimentHandlers = {
  listExperiments: ({ path, query, world }) => {
    const { deprecated = false } = query
    const found = world
      .of(experimentArea, path.projectId)
      .filter((experiment) => experiment.deprecated === deprecated)
    const { items, ...token } = pageOf(found, query)
    return ok({ experiments: items, ...token })
  },
  createExperiment: ({ path, body, world, clock }) => {
    // The runs of the past belong to the experiments of the past: made before, not with, a new one.
    world.of(runArea, path.projectId)
    const at = clock.timestamp()
    const experiment = {
      id: world.random.uuid(),
      name: body.name,
      description: body.description,
      deprecated: false,
      createdAt: at,
      updatedAt: at,
    }
    world.of(experimentArea, path.projectId).unshift(experiment)
    return created(experiment)
  },
  getExperiment: ({ path, world }) => ok(findExperiment(world, path.projectId, path.experimentId)),
  updateExperiment: ({ path, body, world, clock }) => {
    const experiment = findActiveExperiment(world, path.projectId, path.experimentId)
    Object.assign(experiment, {
      name: body.name,
      description: body.description,
      updatedAt: clock.timestamp(),
    })
    return noContent()
  },
  deprecateExperiment: ({ path, world, clock }) => {
    const experiment = findActiveExperiment(world, path.projectId, path.experimentId)
    Object.assign(experiment, { deprecated: true, updatedAt: clock.timestamp() })
    return noContent()
  },
} satisfies HandlersOf<'ml'>
