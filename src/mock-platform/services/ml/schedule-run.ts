import type { GitTarget, RunEvent, ScheduleRunRequest } from '@generated/ml/types.ts'
import { runArea } from '@/mock-platform/world/ml/world-ml-runs.ts'
import { ownPackageArea } from '@/mock-platform/world/ml/world-packages.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf } from '../../define-service.ts'
import { type MlRun, type StageName, stageStateOf } from '../../world/ml/run.ts'
import { runIntegrationArea } from '../../world/ml/run-inputs.ts'
import { quickRun, type RunOutcome, runPlanOf } from '../../world/ml/run-plans.ts'
import { buildReportsOf, processReportsOf } from '../../world/ml/run-report.ts'
import { commonMetrics } from '../../world/ml/training.ts'
import { datasetAt, trainingDatasetArea } from '../../world/ml/world-datasets.ts'
import type { World } from '../../world/world.ts'
import { refOf } from '../git-target.ts'
import { findRunSource } from './run-files.ts'
import { findActiveExperiment } from './serve-experiments.ts'

const commitOf = (target: GitTarget, world: World) => {
  if ('gitSha' in target) return { gitSha: target.gitSha }
  const gitRef =
    'gitBranch' in target ? `refs/heads/${target.gitBranch}` : `refs/tags/${target.gitTag}`
  return { gitRef, gitSha: world.random.hex(40) }
}

/** Finds the run whose stage is to be reused; refuses one whose results cannot be. */
const reusedRun = (world: World, projectId: string, runId: string, stage: StageName): MlRun => {
  const run = world.of(runArea, projectId).find(({ id }) => id === runId)
  if (!run) return refuse(404, 'run_not_found', 'The run to reuse does not exist.')
  const now = world.clock.now()
  const reports = stage === 'build' ? buildReportsOf(run, now) : processReportsOf(run, now)
  const expires = reports.map(({ reuseExpiresAt = '' }) => Date.parse(reuseExpiresAt))
  const usable =
    !run.deprecated &&
    stageStateOf(run, stage, now) === 'succeeded' &&
    expires.every((time) => time > now)
  return usable ? run : refuse(409, 'not_reusable', `The ${stage} stage cannot be reused.`)
}

const eventOf = (world: World, projectId: string, request: ScheduleRunRequest): RunEvent => {
  if ('reusedBuildRunId' in request) return { reusedBuildRunId: request.reusedBuildRunId }
  if ('sourceId' in request) {
    const source = findRunSource(world, projectId, request.sourceId)
    if (source.expired) refuse(409, 'source_expired', 'The source has expired.')
    return { sourceId: source.id }
  }
  const integration =
    world.of(runIntegrationArea, projectId).find(({ id }) => id === request.integrationId) ??
    refuse(404, 'integration_not_found', 'The integration does not exist.')
  if (integration.deleted) refuse(409, 'integration_deleted', 'The integration is deleted.')
  return {
    source: commitOf(request.source, world),
    integration: { id: integration.id, type: integration.type },
  }
}

/**
 * How a new run ends. A branch, tag or commit whose name contains `build-fails`, `process-fails` or
 * `train-fails` fails in that stage, so that failures can be shown on purpose.
 */
const outcomeOf = (ref: string): RunOutcome =>
  (['build', 'process', 'train'] as const).find((stage) => ref.includes(`${stage}-fails`)) ??
  'succeeds'

/** The data set that a new run is trained with: the newest deployed one. */
const newestDatasets = (world: World, projectId: string) =>
  world
    .of(trainingDatasetArea, projectId)
    .map((record) => datasetAt(record, world.clock.now()))
    .filter(({ deploymentStatus }) => deploymentStatus === 'deployed')
    .slice(0, 1)
    .map(({ deploymentPath }) => deploymentPath)

/** Handlers that start runs. */
export const scheduleRunHandlers = {
  scheduleRun: ({ path, body, user, world, clock }) => {
    const { projectId, experimentId } = path
    findActiveExperiment(world, projectId, experimentId)
    const event = eventOf(world, projectId, body)
    const build =
      'reusedBuildRunId' in body
        ? reusedRun(world, projectId, body.reusedBuildRunId, 'build')
        : undefined
    const process = body.reusedProcessRunId
      ? reusedRun(world, projectId, body.reusedProcessRunId, 'process')
      : undefined
    const ref = 'source' in body ? refOf(body.source) : ''
    const createdAt = clock.now()
    const [first] = world.of(ownPackageArea, projectId).values()
    const configuredEpochs = build?.training.configuredEpochs ?? 20
    const configPath = 'configPath' in body ? body.configPath : build?.configPath
    const run: MlRun = {
      id: world.random.uuid(),
      experimentId,
      projectId,
      name: body.name,
      description: body.description,
      createdAt,
      createdBy: user.subjectId,
      userName: user.name,
      deprecated: false,
      ...(configPath && { configPath }),
      ...(first && { package: { id: first.package.id, name: first.package.name } }),
      event,
      ...(build && { reusedBuildRunId: build.id }),
      ...(process && { reusedProcessRunId: process.id }),
      training: {
        configuredEpochs,
        epochs: Number(
          /--epochs (\d{1,3})\b/.exec(body.trainingOptions.command ?? '')?.[1] ?? configuredEpochs,
        ),
        settings: build?.training.settings ?? {
          batch_size: 32,
          learning_rate: 0.001,
          optimizer: 'adam',
          backbone: 'resnet50',
        },
        datasets: build?.training.datasets ?? newestDatasets(world, projectId),
        diverges: ref.includes('diverges'),
        metrics: commonMetrics,
        artifacts: 3,
      },
      plan: runPlanOf(createdAt, quickRun, outcomeOf(ref), [
        ...(build ? (['build'] as const) : []),
        ...(process ? (['process'] as const) : []),
      ]),
    }
    world.of(runArea, projectId).unshift(run)
    return created({ runId: run.id })
  },
} satisfies HandlersOf<'ml'>
