import type { Integration, Suite } from '@generated/evaluation/types.ts'
import { day, hour, minute, second } from '../moments.ts'
import { nameOfMember } from '../people.ts'
import { projectIds } from '../projects.ts'
import { createRandom } from '../random.ts'
import type { AreaContext, World } from '../world.ts'
import type { Job, Regression } from './job.ts'
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
  /** What the commit broke; absent for a good one. */
  breaks?: Regression
  /** Looks for the limit of a scenario: how much longer a gap the commit needs than a good one, in m. */
  margin?: number
  rebuilt?: true
}

const lateBraking: Regression = { failure: 'collision', rate: 0.06 }

const nightly = (nightsBefore: number, commit: string, breaks?: Regression): Chapter => ({
  before: 24 * nightsBefore,
  branch: 'main',
  commit,
  description: 'Nightly run',
  ...(breaks && { breaks }),
})

/**
 * The story of the shuttle project, by index among its jobs. The nightly runs of `main` were green until a commit
 * broke the braking; it was red for two nights, then fixed; last night another commit broke the localization. On a
 * branch of its own, a change of the cut-in margin went well, then wrong, then well again. On another one, the gap that
 * a cut-in takes was measured before and after a change.
 */
const chapters: { readonly [index: number]: Chapter } = {
  7: nightly(0, 'odometry', { failure: 'poseError', rate: 0.04 }),
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
  19: nightly(2, 'braking', lateBraking),
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
  25: nightly(3, 'braking', lateBraking),
  31: nightly(4, 'quiet 3'),
  37: { ...nightly(5, 'quiet 2'), rebuilt: true },
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
}

/** The chapter that a job of a project tells; undefined for most. */
export const chapterOf = (projectId: string, index: number): Chapter | undefined =>
  projectId === projectIds.shuttle ? chapters[index] : undefined

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
  { before, branch, commit, description, breaks, margin, rebuilt }: Chapter,
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
    plan: planOf(
      scheduledAt,
      { build: true, test: true },
      breaks || margin !== undefined ? 'test fails' : 'succeeds',
      pace,
      random,
    ),
    ...(breaks && { regression: breaks }),
    ...(margin !== undefined && { margin }),
    ...(rebuilt && { rebuilt }),
  }
}
