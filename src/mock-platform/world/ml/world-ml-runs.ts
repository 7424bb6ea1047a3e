import type { Experiment, RunEvent } from '@generated/ml/types.ts'
import { day, hour, minute } from '../moments.ts'
import { nameOfMember, someone } from '../people.ts'
import type { Random } from '../random.ts'
import { isUntidy } from '../vocabulary/choose.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { endOf, type MlRun, type StageName, type Training } from './run.ts'
import { runIntegrationArea, runSourceArea } from './run-inputs.ts'
import { pastRun, type RunOutcome, runPlanOf } from './run-plans.ts'
import { commonMetrics, manyMetrics } from './training.ts'
import { trainingDatasetArea } from './world-datasets.ts'
import { experimentArea } from './world-experiments.ts'
import { ownPackageArea } from './world-packages.ts'

/** A run of the first experiment of a project. */
interface Seed {
  name: string
  description?: string
  /** Its config is the usual one but for what its name says. */
  isTold?: boolean
  outcome?: RunOutcome
  /** Hours since it was created; drawn otherwise. */
  hours?: number
  /** Places of the runs whose build and process stage it takes over. */
  reuses?: { build?: number; process?: number }
  source?: 'branch' | 'upload' | 'expired upload'
  configPath?: string
  /** Names a package in its config file. */
  packed?: boolean
  /** Lines of its config file that differ from the usual. */
  settings?: Training['settings']
  /** The epochs by its command. */
  epochs?: number
  diverges?: boolean
  canceled?: boolean
  deleted?: boolean
  artifacts?: number
}

/** Every case that a screen must show, newest first. */
const seeds: readonly Seed[] = [
  { name: 'Night recordings', description: 'All of May.', hours: 1.2, packed: true },
  {
    name: 'Twice the epochs',
    description: 'The same build, with --epochs 40 in the command.',
    reuses: { build: 2, process: 2 },
    epochs: 40,
    packed: true,
    hours: 30,
  },
  {
    name: 'Larger batches',
    description: 'Batch size 64 instead of 32.',
    settings: { batch_size: 64 },
    packed: true,
    hours: 60,
  },
  {
    name: 'Learning rate 0.1',
    description: 'Too high?',
    settings: { learning_rate: 0.1 },
    diverges: true,
  },
  { name: 'New loss', settings: { loss: 'focal' }, outcome: 'train' },
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

/** The config file of a run that tries something else. */
const usualSettings = {
  batch_size: 32,
  learning_rate: 0.001,
  optimizer: 'adam',
  backbone: 'resnet50',
  augment: true,
} as const

const usualEpochs = 20

const drawnSettings = (random: Random, diverges: boolean) => ({
  batch_size: random.pick([16, 32, 64, 128]),
  learning_rate: diverges ? 0.1 : random.pick([0.0003, 0.001, 0.003]),
  optimizer: random.pick(['sgd', 'adam', 'adamw']),
  backbone: random.pick(['resnet50', 'resnet101', 'swin_t']),
  augment: random.chance(0.7),
})

const trainingOf = (
  random: Random,
  seed: Seed,
  many: boolean,
  datasets: readonly string[],
): Training => {
  const { diverges = false, artifacts = 3, isTold } = seed
  const settings: Record<string, string | number | boolean> = {
    ...(isTold ? usualSettings : drawnSettings(random, diverges)),
    ...seed.settings,
  }
  if (many) {
    for (let place = 0; place < 24; place++) {
      settings[`anchor_${String(place).padStart(2, '0')}`] = random.int(1, 96)
    }
  }
  const configuredEpochs = isTold ? usualEpochs : random.pick([20, 40, 80])
  return {
    configuredEpochs,
    epochs: seed.epochs ?? configuredEpochs,
    settings,
    datasets,
    diverges,
    metrics: many ? manyMetrics : commonMetrics,
    artifacts,
  }
}

/** Up to two data sets that were there when a run was created, as its config file names them. */
const datasetsAt = ({ projectId, world }: AreaContext, at: number, random: Random): string[] => {
  const there = world
    .of(trainingDatasetArea, projectId)
    .filter(
      ({ deployedAt, deleteAskedAt = Number.POSITIVE_INFINITY }) =>
        deployedAt < at && at < deleteAskedAt,
    )
  if (there.length === 0) return []
  const first = random.int(0, there.length - 1)
  const [one, other] = [there[first], there[first + 1]]
  return [one, random.chance(0.5) ? other : undefined].flatMap((record) =>
    record ? [record.dataset.deploymentPath] : [],
  )
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
  /** Place of the repository and of the package that the experiment is about. */
  storyPlace: number
}

const eventOf = (context: AreaContext, at: Place): RunEvent => {
  const { seed, random, ids } = at
  const { world, projectId } = context
  const reused = seed.reuses?.build
  if (reused !== undefined) return { reusedBuildRunId: ids[reused] ?? '' }
  const integration = world.of(runIntegrationArea, projectId)[at.storyPlace]
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
  const target = packages[at.storyPlace]?.package
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
    training: trainingOf(
      random,
      seed,
      count >= manyRuns,
      datasetsAt(context, createdAt, random.fork('datasets')),
    ),
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
  const drawn = known ? { ...known, isTold: true } : drawnSeed(random, place)
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
  // The first experiments, repositories and packages of a project are about the same models, in this order.
  const storyPlace = place < 3 ? place : 0
  const runs = ids.map((_, index) => {
    const runRandom = own.fork(String(index))
    const seed = seedOf(projectId, place, index, runRandom)
    const at = { experiment, place: index, count, span, seed, random: runRandom, ids, storyPlace }
    return { seed, run: runOf(context, at) }
  })
  return runs.map(({ seed, run }) => {
    const build = runs.find((other) => other.run.id === run.reusedBuildRunId)?.run
    if (!build) return run
    // The config file is part of the build.
    const { configuredEpochs, settings, datasets } = build.training
    const training = {
      ...run.training,
      configuredEpochs,
      settings,
      datasets,
      epochs: seed.epochs ?? configuredEpochs,
    }
    const { configPath, ...rest } = run
    return { ...rest, training, ...(build.configPath && { configPath: build.configPath }) }
  })
}

/** Runs of all experiments of a project, newest first in each experiment. */
export const runArea = defineArea('runs', (context): MlRun[] =>
  context.world
    .of(experimentArea, context.projectId)
    .flatMap((experiment, place) => runsOfExperiment(context, experiment, place)),
)
