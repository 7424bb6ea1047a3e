import type { Experiment, RunEvent } from '@generated/ml/types.ts'
import { day, hour, minute } from '../moments.ts'
import { nameOfMember, someone } from '../people.ts'
import { projectIds } from '../projects.ts'
import type { Random } from '../random.ts'
import { isUntidy } from '../vocabulary/choose.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { experimentArea } from './experiments.ts'
import { ownPackageArea } from './packages.ts'
import { endOf, type MlRun, type StageName, type Training } from './run.ts'
import { runIntegrationArea, runSourceArea } from './run-inputs.ts'
import { pastRun, type RunOutcome, runPlanOf } from './run-plans.ts'
import { commonMetrics, manyMetrics } from './training.ts'

/** A run of the first experiment of a project. */
interface Seed {
  name: string
  description?: string
  outcome?: RunOutcome
  /** Hours since it was created; drawn otherwise. */
  hours?: number
  /** Places of the runs whose build and process stage it takes over. */
  reuses?: { build?: number; process?: number }
  source?: 'branch' | 'upload' | 'expired upload'
  configPath?: string
  /** Names a package in its config file. */
  packed?: boolean
  diverges?: boolean
  canceled?: boolean
  deleted?: boolean
  artifacts?: number
}

/** Every case that a screen must show, newest first. */
const seeds: readonly Seed[] = [
  { name: 'Night recordings', description: 'All of May.', hours: 1.2, packed: true },
  { name: 'Twice the epochs', reuses: { build: 2, process: 2 }, packed: true, hours: 30 },
  {
    name: 'Larger batches',
    description: 'Batch size 64 instead of 32.',
    packed: true,
    hours: 60,
  },
  { name: 'Learning rate 0.1', description: 'Too high?', diverges: true },
  { name: 'New loss', outcome: 'train' },
  { name: 'Newest onnx', outcome: 'build' },
  { name: 'Recordings of June', outcome: 'process' },
  { name: 'Stopped by hand', canceled: true },
  { name: 'Parts of the weights', packed: true, artifacts: 12 },
  { name: 'Local changes', source: 'upload' },
  { name: 'Build of April', source: 'expired upload', hours: 24 * 45 },
  { name: 'Tried by mistake', deleted: true },
]

const untidyNames = [
  `<script>alert('run')</script>`,
  '=cmd|/c calc|!A1 "quoted", and, commas',
  'ليلة في أودايبا',
  'W'.repeat(128),
]

const trainingOf = (random: Random, { diverges = false, artifacts = 3 }: Seed, many: boolean) => {
  const settings: Record<string, string | number | boolean> = {
    batch_size: random.pick([16, 32, 64, 128]),
    learning_rate: diverges ? 0.1 : random.pick([0.0003, 0.001, 0.003]),
    optimizer: random.pick(['sgd', 'adam', 'adamw']),
    backbone: random.pick(['resnet50', 'resnet101', 'swin_t']),
    augment: random.chance(0.7),
  }
  if (many) {
    for (let place = 0; place < 24; place++) {
      settings[`anchor_${String(place).padStart(2, '0')}`] = random.int(1, 96)
    }
  }
  return {
    epochs: random.pick([20, 40, 80]),
    settings,
    diverges,
    metrics: many ? manyMetrics : commonMetrics,
    artifacts,
  } satisfies Training
}

interface Place {
  experiment: Experiment
  /** Place in the experiment, from 0. */
  place: number
  count: number
  /** When the experiment was created and the world started, in milliseconds. */
  span: { from: number; to: number }
  seed: Seed
  random: Random
  /** Ids of all runs of the experiment. */
  ids: readonly string[]
}

const eventOf = (context: AreaContext, { seed, random, ids }: Place): RunEvent => {
  const { world, projectId } = context
  const reused = seed.reuses?.build
  if (reused !== undefined) return { reusedBuildRunId: ids[reused] ?? '' }
  const [integration] = world.of(runIntegrationArea, projectId)
  const sources = world.of(runSourceArea, projectId)
  // The newest upload has expired already, as the oldest ones have.
  const upload = { branch: undefined, 'expired upload': sources[0], upload: sources[1] }[
    seed.source ?? 'branch'
  ]
  if (upload) return { sourceId: upload.id }
  return {
    source: {
      gitRef: random.pick(['refs/heads/main', 'refs/tags/v1.4.0']),
      gitSha: random.hex(40),
    },
    ...(integration && { integration: { id: integration.id, type: integration.type } }),
  }
}

const runOf = (context: AreaContext, at: Place): MlRun => {
  const { projectId, world } = context
  const { experiment, place, count, span, seed, random, ids } = at
  const age = seed.hours === undefined ? undefined : seed.hours * hour
  const step = (span.to - span.from) / (count + 1)
  // Those without an age of their own are spread evenly, the newest more than a day ago.
  const createdAt = age === undefined ? span.to - 1.5 * day - step * place : world.startedAt - age
  const createdBy = someone(world, projectId, random)
  const userName = nameOfMember(world, projectId, createdBy)
  const reused: StageName[] = [
    ...(seed.reuses?.build === undefined ? [] : (['build'] as const)),
    ...(seed.reuses?.process === undefined ? [] : (['process'] as const)),
  ]
  const plan = runPlanOf(createdAt, pastRun(random), seed.outcome ?? 'succeeds', reused)
  const packages = [...world.of(ownPackageArea, projectId).values()]
  const target = packages[0]?.package
  const { build, process } = seed.reuses ?? {}
  const run: MlRun = {
    id: ids[place] ?? '',
    experimentId: experiment.id,
    projectId,
    name: seed.name,
    description: seed.description ?? '',
    createdAt,
    createdBy,
    ...(userName && { userName }),
    deprecated: seed.deleted ?? false,
    ...(random.chance(0.5) && { configPath: 'configs/night.yaml' }),
    ...(seed.configPath && { configPath: seed.configPath }),
    ...(seed.packed && target && { package: { id: target.id, name: target.name } }),
    event: eventOf(context, at),
    ...(build !== undefined && { reusedBuildRunId: ids[build] ?? '' }),
    ...(process !== undefined && { reusedProcessRunId: ids[process] ?? '' }),
    training: trainingOf(random, seed, count >= manyRuns),
    plan,
  }
  return seed.canceled ? { ...run, cancelAt: endOf(run) - 20 * minute } : run
}

/** Runs of the experiment with most runs, besides a deleted one. */
const manyRuns = 500

const countOf = (projectId: string, place: number, random: Random): number => {
  if (place === 0) return projectId === projectIds.large ? manyRuns + 1 : 16
  // One experiment has no runs yet.
  return place === 3 ? 0 : random.int(2, 6)
}

const outcomes: readonly RunOutcome[] = ['build', 'process', 'train']

const drawnSeed = (random: Random, place: number): Seed => ({
  name: `Setting ${String(place).padStart(3, '0')}`,
  ...(random.chance(0.3) && { description: `Seed ${random.int(1, 99)}.` }),
  ...(random.chance(0.12) && { outcome: random.pick(outcomes) }),
  ...(random.chance(0.08) && { diverges: true }),
  packed: random.chance(0.3),
})

const seedOf = (
  projectId: string,
  experimentPlace: number,
  place: number,
  random: Random,
): Seed => {
  const known = experimentPlace === 0 ? seeds[place] : undefined
  const drawn = known ?? drawnSeed(random, place)
  const name = isUntidy(projectId) && experimentPlace === 0 ? untidyNames[place] : undefined
  if (name === undefined) return drawn
  const configPath = `configs/${'<b>night</b>_'.repeat(12)}.yaml`
  return { ...drawn, name, configPath, description: `${name} & more\nof it` }
}

const runsOfExperiment = (context: AreaContext, experiment: Experiment, place: number): MlRun[] => {
  const { projectId, random, world } = context
  const own = random.fork(String(place))
  const count = countOf(projectId, place, own)
  const ids = Array.from({ length: count }, () => own.uuid())
  const span = { from: Date.parse(experiment.createdAt), to: world.startedAt }
  return ids.map((_, index) => {
    const runRandom = own.fork(String(index))
    const seed = seedOf(projectId, place, index, runRandom)
    return runOf(context, { experiment, place: index, count, span, seed, random: runRandom, ids })
  })
}

/** Runs of all experiments of a project, newest first in each experiment. */
export const runArea = defineArea('runs', (context): MlRun[] =>
  context.world
    .of(experimentArea, context.projectId)
    .flatMap((experiment, place) => runsOfExperiment(context, experiment, place)),
)
