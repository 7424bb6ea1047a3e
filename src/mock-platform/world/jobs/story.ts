import type { Integration, Suite } from '@generated/evaluation/types.ts'
import { day, hour, minute, second } from '../moments.ts'
import { nameOfMember } from '../people.ts'
import { createRandom } from '../random.ts'
import type { AreaContext, World } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { type Job, type Regression, testStartOf } from './job.ts'
import { refUrl } from './origins.ts'
import { planOf } from './plans.ts'

/** A job of the story. */
interface Chapter {
  /** Time before the last night at which it was scheduled, in hours. */
  before: number
  branch: string
  /** Jobs of one commit fail in the same cases. */
  commit: string
  description: string
  /** The fault of the commit; absent for a good one. */
  breaks?: Regression
  /** Looks for the limit of a scenario: how much longer a gap the commit needs than a good one, in m. */
  margin?: number
  /** A scenario that comes and goes fails, by nothing that the commit broke. */
  fickle?: true
  /** Canceled in the middle of its tests. */
  canceled?: true
  rebuilt?: true
}

const lateBraking: Regression = { failure: 'collision', rate: 0.06 }

const lateClock: Regression = { failure: 'lateStop', rate: 0.08 }

const nightly = (
  nightsBefore: number,
  commit: string,
  more: Pick<Chapter, 'breaks' | 'fickle' | 'canceled' | 'rebuilt'> = {},
): Chapter => ({
  before: 24 * nightsBefore,
  branch: 'main',
  commit,
  description: 'Nightly run',
  ...more,
})

/** The nights before the last seven, the newest first. */
const olderNights: readonly Chapter[] = [
  nightly(7, 'quiet 4', { fickle: true }),
  nightly(8, 'quiet 5'),
  nightly(9, 'quiet 6', { canceled: true }),
  nightly(10, 'quiet 7'),
  nightly(11, 'quiet 8'),
  nightly(12, 'quiet 9', { fickle: true }),
  nightly(13, 'clock fixed'),
  nightly(14, 'clock', { breaks: lateClock }),
  nightly(15, 'clock', { breaks: lateClock }),
  nightly(16, 'clock', { breaks: lateClock }),
  ...Array.from({ length: 7 }, (_, night) => nightly(17 + night, `early ${night}`)),
]

/** Number of the jobs among which the story is told; its further chapters follow, though they are newer. */
const jobsWithin = 130

/** Whether a job of the shuttle project stands behind older ones in the order of the indexes. */
export const isAppended = (projectId: string, index: number): boolean =>
  projectId === projectIds.shuttle && index >= jobsWithin

/**
 * The story of the shuttle project, by index among its jobs. The nightly runs of `main` were green until a commit
 * broke the braking; it was red for two nights, then fixed; last night another commit broke the localization. One
 * scenario fails now and then all the while. Two weeks ago the same happened by a late clock, and one run was
 * canceled. On a branch of its own, a change of the cut-in margin went well, then wrong, then well again. On another one, the gap that
 * a cut-in takes was measured before and after a change.
 */
const chapters: { readonly [index: number]: Chapter } = {
  7: nightly(0, 'odometry', { breaks: { failure: 'poseError', rate: 0.04 } }),
  13: nightly(1, 'braking fixed'),
  15: {
    before: 32,
    branch: 'fix/late-braking',
    commit: 'fix',
    description: 'Brakes at the first sight of a cyclist again',
  },
  17: {
    before: 35,
    branch: 'feat/cut-in-margin',
    commit: 'margin 3',
    description: 'Cut-in margin: the former one behind buses',
  },
  19: nightly(2, 'braking', { breaks: lateBraking }),
  20: {
    before: 57,
    branch: 'feat/cut-in-margin',
    commit: 'margin 2',
    description: 'Cut-in margin: the wide one behind buses, too',
    breaks: { failure: 'noTrajectory', rate: 0.05 },
  },
  23: {
    before: 61,
    branch: 'feat/cut-in-margin',
    commit: 'margin 1',
    description: 'Cut-in margin: 5 m instead of 4 m',
  },
  25: nightly(3, 'braking', { breaks: lateBraking }),
  31: nightly(4, 'quiet 3'),
  37: nightly(5, 'quiet 2', { fickle: true, rebuilt: true }),
  43: nightly(6, 'quiet 1'),
  130: {
    before: 12,
    branch: 'feat/cut-in',
    commit: 'sweep 2',
    description: 'Cut-in gap over speed, brakes later',
    margin: 2,
  },
  131: {
    before: 36,
    branch: 'feat/cut-in',
    commit: 'sweep 1',
    description: 'Cut-in gap over speed',
    margin: 0,
  },
  ...Object.fromEntries(olderNights.map((night, place) => [jobsWithin + 2 + place, night])),
}

/** Whether a ref is the branch of the nightly runs. */
export const isNightlyRef = (projectId: string, refUrl = ''): boolean =>
  projectId === projectIds.shuttle && refUrl.endsWith('/main')

/** The chapter that a job of a project tells; undefined for most. */
export const chapterOf = (projectId: string, index: number): Chapter | undefined =>
  projectId === projectIds.shuttle ? chapters[index] : undefined

/** The commit is good. */
const nothingBroken: Regression = { failure: 'lateStop', rate: 0 }

/** Place of the scenario that comes and goes in the first suite. */
const fickleSpec = 16

/** Two o'clock in Tokyo of the last night whose run has ended when the world starts, in milliseconds. */
const lastNight = ({ startedAt }: World) => {
  const oneNight = 17 * hour
  const latest = startedAt - 5 * hour
  return Math.floor((latest - oneNight) / day) * day + oneNight
}

/** Where the story happens. */
interface Setting {
  id: string
  catalog: Job['catalog']
  integration: Integration
  suites: readonly Suite[]
}

/** The job that tells a chapter. */
export const chapterJob = (
  { projectId, world, random: projectRandom }: AreaContext,
  { before, branch, commit, description, breaks, margin, fickle, canceled, rebuilt }: Chapter,
  { id, catalog, integration, suites }: Setting,
): Job => {
  const random = projectRandom.fork(`story ${before}`)
  const scheduledAt = lastNight(world) - before * hour
  const scheduledBy = integration.createdBy
  const userName = nameOfMember(world, projectId, scheduledBy)
  const pace = {
    wait: random.int(10, 40) * second,
    build: random.int(22, 28) * minute,
    test: random.int(80, 95) * minute,
    release: 0,
  }
  const comesAndGoes = suites[0]?.specs[fickleSpec]?.scenarioId
  const plan = planOf(
    scheduledAt,
    { build: true, test: true },
    breaks || fickle || margin !== undefined ? 'test fails' : 'succeeds',
    pace,
    random,
  )
  return {
    id,
    reportId: random.uuid(),
    buildReportId: random.uuid(),
    projectId,
    catalog,
    scheduledAt,
    scheduledBy,
    ...(userName && { userName }),
    description,
    event: {
      integration: { type: integration.type },
      source: {
        gitSha: createRandom(commit).hex(40),
        gitRefUrl: refUrl(integration, branch),
      },
      sourceJobId: id,
    },
    buildOptions: { cleanBuild: false, debug: false },
    testOptions: {
      skipTest: false,
      maxRetries: 2,
      logExpirationTime: 2_592_000,
      disableLoggingOnSuccess: false,
      recordCaret: false,
      calculateScenarioReconstructionAccuracy: false,
    },
    releaseOptions: { partialRelease: false },
    suites,
    plan,
    ...(fickle && { regression: nothingBroken, ...(comesAndGoes && { fickle: comesAndGoes }) }),
    ...(breaks && { regression: breaks }),
    ...(margin !== undefined && { margin }),
    ...(canceled && {
      cancel: { at: testStartOf(plan) + pace.test / 2, by: scheduledBy },
    }),
    ...(rebuilt && { rebuilt }),
  }
}
