import type { Integration, Source, Suite } from '@generated/evaluation/types.ts'
import { ownCatalogArea } from '../catalogs/world-catalog-own.ts'
import { day, hour, minute, second } from '../moments.ts'
import { nameOfMember, someone } from '../people.ts'
import type { Random } from '../random.ts'
import { suiteArea } from '../suites/world-suite-area.ts'
import { sweepName } from '../suites/world-suite-seeds.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { AreaContext, World } from '../world.ts'
import { integrationArea } from '../world-integrations.ts'
import { projectIds } from '../world-projects.ts'
import { sizeOf } from '../world-sizes.ts'
import { sourceArea } from '../world-sources.ts'
import { endOf, type Job, type JobPlan, testStartOf } from './job.ts'
import { branchEvent, sourceEvent } from './origins.ts'
import { type Outcome, type Pace, pastPace, planOf } from './plans.ts'
import { chapterJob, chapterOf, isAppended, isNightlyRef } from './story.ts'
import { jobIdArea } from './world-ids.ts'
import { buildStatusOf } from './world-report.ts'

type SeedCatalog = Job['catalog']

/** Inputs for the jobs of a project. */
interface Material {
  catalogs: readonly SeedCatalog[]
  integrations: ReadonlyMap<string, readonly Integration[]>
  suites: ReadonlyMap<string, readonly Suite[]>
  sources: readonly Source[]
  /** Latest job with a successful build, by catalog id. */
  built: Map<string, Job>
}

/** A job with a given state when the world starts. */
interface Running {
  /** Time since it was scheduled, in milliseconds. */
  age: number
  pace: Partial<Pace>
  outcome?: Outcome
  release?: boolean
  /** Time from the start of the world until it is canceled, in milliseconds. */
  canceledIn?: number
}

/**
 * The newest jobs, newest first: scheduled, building and testing ones that finish one by one. Those of a branch with
 * earlier runs take about as long as these.
 */
const running: readonly Running[] = [
  { age: 20 * second, pace: { wait: 50 * second, build: 2 * minute, test: 3 * minute } },
  { age: 4 * minute, pace: { wait: minute, build: 24 * minute, test: 87 * minute } },
  { age: 15 * minute, pace: { wait: minute, build: 20 * minute }, outcome: 'build fails' },
  { age: 30 * minute, pace: { wait: minute, build: 20 * minute, test: 14 * minute } },
  {
    age: 40 * minute,
    pace: { wait: minute, build: 15 * minute, test: 103 * minute },
    outcome: 'test fails',
  },
  {
    age: 25 * minute,
    pace: { wait: minute, build: 23 * minute, test: 30 * minute, release: 6 * minute },
    release: true,
  },
  {
    age: 70 * minute,
    pace: { wait: minute, build: 10 * minute, test: 3 * hour },
    canceledIn: minute,
  },
]

/** Active suites by the catalogs that they are attached to. */
const suitesByCatalog = (suites: readonly Suite[]) => {
  const byCatalog = new Map<string, Suite[]>()
  for (const suite of suites) {
    for (const { catalogId } of suite.attachments) {
      const list = byCatalog.get(catalogId) ?? []
      byCatalog.set(catalogId, list)
      if (!suite.deprecated) list.push(suite)
    }
  }
  return byCatalog
}

const materialOf = ({ projectId, world }: AreaContext): Material => ({
  catalogs: world
    .of(ownCatalogArea, projectId)
    .filter(({ role }) => role !== 'without integrations')
    .map(({ catalog: { id, displayName, versionId } }) => ({ id, displayName, versionId })),
  integrations: Map.groupBy(world.of(integrationArea, projectId), ({ catalogId }) => catalogId),
  suites: suitesByCatalog(world.of(suiteArea, projectId).suites),
  sources: world.of(sourceArea, projectId),
  built: new Map(),
})

const outcomes: readonly Outcome[] = [
  ...Array<Outcome>(5).fill('succeeds'),
  ...Array<Outcome>(4).fill('test fails'),
  'build fails',
]

/** Source of a job: git, an upload, or the artifacts of another job. */
type Origin = Pick<Job, 'event'> & { builds: boolean; git: boolean }

const gitOrigin = (
  { integrations }: Material,
  catalog: SeedCatalog,
  jobId: string,
  random: Random,
): Origin => {
  const integration = random.pick(integrations.get(catalog.id) ?? [])
  return { builds: true, git: true, event: branchEvent(integration, jobId, random) }
}

const originOf = (
  material: Material,
  catalog: SeedCatalog,
  jobId: string,
  random: Random,
): Origin => {
  const draw = random.next()
  const reused = material.built.get(catalog.id)
  if (draw < 0.12 && reused) {
    return { builds: false, git: false, event: { sourceJobId: reused.id } }
  }
  if (draw < 0.24) {
    const event = sourceEvent(random.pick(material.sources), jobId)
    return { builds: true, git: false, event }
  }
  return gitOrigin(material, catalog, jobId, random)
}

const starterOf = (world: World, projectId: string, random: Random) => {
  // Some accounts come from another system, which prefixes their ids.
  const scheduledBy = random.chance(0.04)
    ? `t4:${random.uuid()}`
    : someone(world, projectId, random)
  const userName = random.chance(0.85) && nameOfMember(world, projectId, scheduledBy)
  return { scheduledBy, ...(userName && { userName }) }
}

/** Jobs of the last days keep their logs at least as long as this, in seconds: today's failures are compared with them. */
const keptAtLeast = 2_592_000
const recently = 14 * day

const optionsOf = (
  { skipTest, isRelease, age }: { skipTest: boolean; isRelease: boolean; age: number },
  random: Random,
) => ({
  buildOptions: {
    cleanBuild: !isRelease && random.chance(0.2),
    debug: !isRelease && random.chance(0.1),
    ...(random.chance(0.08) && { developerOptionNames: ['with-asan', 'no-cache'] }),
  },
  testOptions: {
    skipTest,
    ...(random.chance(0.6) && { maxRetries: random.int(0, 4) }),
    ...(!isRelease && {
      logExpirationTime: Math.max(
        random.pick([86_400, 2_592_000, 5_184_000]),
        age < recently ? keptAtLeast : 0,
      ),
    }),
    disableLoggingOnSuccess: !isRelease && random.chance(0.2),
    recordCaret: !isRelease && random.chance(0.1),
    calculateScenarioReconstructionAccuracy: !isRelease && random.chance(0.1),
  },
  releaseOptions: { partialRelease: isRelease && random.chance(0.3) },
})

const releaseOf = (index: number, outcome: Outcome, random: Random) => ({
  id: random.uuid(),
  name: `v1.${index % 40}.${random.int(0, 9)}${random.chance(0.3) ? '-rc1' : ''}`,
  succeeds: outcome === 'succeeds' || random.chance(0.7),
})

/** Cancels some jobs of the past in the middle of a stage. */
const cancelOf = (
  plan: JobPlan,
  state: Running | undefined,
  { world, projectId }: AreaContext,
  random: Random,
): Pick<Job, 'cancel'> => {
  const by = someone(world, projectId, random)
  if (state) {
    return state.canceledIn ? { cancel: { at: world.startedAt + state.canceledIn, by } } : {}
  }
  if (!random.chance(0.09)) return {}
  const from = random.chance(0.5) ? plan.startAt : testStartOf(plan)
  const end = plan.test?.endAt ?? plan.build?.endAt ?? from
  return { cancel: { at: from + (end - from) * random.next() * 0.9, by } }
}

const idOf = ({ projectId, world }: AreaContext, index: number) => {
  const id = world.of(jobIdArea, projectId)[index]
  if (!id) throw new Error(`Job ${index} has no id.`)
  return id
}

/** Maximum number of suites of a job. */
const suiteLimit = 12

/** The catalog whose suite looks for a limit, and that suite. */
const sweepOf = ({ catalogs, suites }: Material) => {
  for (const catalog of catalogs) {
    const found = suites.get(catalog.id)?.filter(({ displayName }) => displayName === sweepName)
    if (found?.length) return { catalog, suites: found }
  }
  return undefined
}

/** The job of the story with an index; undefined for most. */
const storyJob = (context: AreaContext, material: Material, index: number): Job | undefined => {
  const chapter = chapterOf(context.projectId, index)
  if (!chapter) return undefined
  const sweep = chapter.margin === undefined ? undefined : sweepOf(material)
  const catalog = sweep?.catalog ?? material.catalogs[0]
  const integration = catalog && material.integrations.get(catalog.id)?.[0]
  if (!integration) return undefined
  const suites = sweep?.suites ?? material.suites.get(catalog.id)?.slice(0, suiteLimit) ?? []
  return chapterJob(context, chapter, { id: idOf(context, index), catalog, integration, suites })
}

/** The nightly runs alone tell the story of their catalog and branch: another job there has no branch. */
const besideStory = (origin: Origin, context: AreaContext, isStoryCatalog: boolean): Origin => {
  const source = origin.event.source
  if (!source || !isStoryCatalog || !isNightlyRef(context.projectId, source.gitRefUrl))
    return origin
  return { ...origin, event: { ...origin.event, source: { gitSha: source.gitSha } } }
}

const jobOf = (context: AreaContext, material: Material, index: number, age: number): Job => {
  const { projectId, world } = context
  const random = context.random.fork(String(index))
  const state = running[index]
  const id = idOf(context, index)
  // The running jobs belong to the first catalog, which has integrations and suites.
  const catalog = state ? (material.catalogs[0] as SeedCatalog) : random.pick(material.catalogs)
  const origin = besideStory(
    state ? gitOrigin(material, catalog, id, random) : originOf(material, catalog, id, random),
    context,
    catalog === material.catalogs[0],
  )
  const suites = material.suites.get(catalog.id) ?? []
  const outcome = state ? (state.outcome ?? 'succeeds') : random.pick(outcomes)
  const isRelease = state ? state.release === true : origin.git && random.chance(0.2)
  const test = suites.length > 0 && (state !== undefined || random.chance(0.93))
  const scheduledAt = world.startedAt - (state?.age ?? age)
  const plan = planOf(
    scheduledAt,
    {
      build: origin.builds,
      test,
      ...(isRelease && { release: releaseOf(index, outcome, random) }),
    },
    !test && outcome === 'test fails' ? 'succeeds' : outcome,
    { ...pastPace(random), ...state?.pace },
    random,
  )
  const description =
    random.chance(0.6) && random.pick(vocabularyOf(projectId).jobDescriptions).trim()
  return {
    id,
    reportId: random.uuid(),
    buildReportId: random.uuid(),
    projectId,
    catalog,
    scheduledAt,
    ...starterOf(world, projectId, random),
    ...(description && { description }),
    ...(random.chance(0.06) &&
      material.built.size > 0 && {
        retestJobId: random.pick([...material.built.values()]).id,
      }),
    event: origin.event,
    ...optionsOf({ skipTest: !test, isRelease, age }, random),
    suites: test ? suites.slice(0, suiteLimit) : [],
    plan,
    ...cancelOf(plan, state, context, random),
  }
}

/** Time between two jobs of a project, in milliseconds. */
const spacingOf = (projectId: string) => (projectId === projectIds.large ? 40 * minute : 4 * hour)

/** Generates the initial jobs of a project, newest first. */
export const seedJobs = (context: AreaContext): Job[] => {
  const { projectId, world } = context
  const material = materialOf(context)
  const size = sizeOf(projectId).jobs
  const jobs = Array.from({ length: size }, (_, place) => {
    // Oldest first, since later jobs refer to earlier ones.
    const index = size - 1 - place
    const age = (index - running.length + 1) * spacingOf(projectId) + 2 * hour
    const job = storyJob(context, material, index) ?? jobOf(context, material, index, age)
    // They come first in this order, though they are newer: no older job can reuse their artifacts.
    const isLater = isAppended(projectId, index)
    if (!isLater && buildStatusOf(job, Math.min(world.startedAt, endOf(job))) === 'succeeded') {
      material.built.set(job.catalog.id, job)
    }
    return job
  })
  return jobs.sort((one, other) => other.scheduledAt - one.scheduledAt)
}
