import type {
  GithubTarget,
  GitlabTarget,
  Integration,
  IntegrationRecord,
  IntegrationSettings,
} from '@generated/evaluation/types.ts'
import { ownCatalogArea } from './catalogs/world-catalog-own.ts'
import { jobIdArea } from './jobs/world-ids.ts'
import { before, day } from './moments.ts'
import { someone } from './people.ts'
import type { Random } from './random.ts'
import { vocabularyOf } from './vocabulary/choose.ts'
import { type AreaContext, defineArea } from './world.ts'

/** URL of a repository on GitHub. */
export const githubUrl = ({ owner, repo }: Pick<GithubTarget, 'owner' | 'repo'>) =>
  `https://github.example.com/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`

/** URL of a project on GitLab. */
export const gitlabUrl = ({ projectId }: Pick<GitlabTarget, 'projectId'>) =>
  `https://gitlab.example.com/projects/${projectId}`

/** Repository of the first integration of every catalog. */
const mainTarget: GithubTarget = {
  owner: 'shuttle-lab',
  repo: 'autopilot',
  events: {
    push: { branchFilter: 'main' },
    pullRequest: {},
    schedule: [
      { branch: 'main', rate: 'daily' },
      { branch: 'beta/v1', cron: '30 18 * * MON-FRI' },
    ],
  },
  releaseEvents: {
    tag: { tagFilter: 'v*' },
    schedule: [{ branch: 'main', cron: '0 0 L * ?' }],
  },
}

const launchTarget: GithubTarget = { owner: 'shuttle-lab', repo: 'autopilot.launch' }

const gitlabTargets: readonly GitlabTarget[] = [
  {
    projectId: 4711,
    events: { push: { branchFilter: 'develop' }, mergeRequest: { branchFilter: 'main' } },
    releaseEvents: { tag: {} },
  },
  { projectId: 90210, events: { schedule: [{ branch: 'main', rate: 'monthly' }] } },
]

const settingsOf = (
  catalogId: string,
  retestJobId: string | undefined,
  defaultJobDescription: string,
  random: Random,
): IntegrationSettings => ({
  catalogId,
  ...(retestJobId && { retestJobId }),
  suiteLabels: random.chance(0.4) ? [{ key: 'schedule', value: 'nightly' }] : [],
  ...(random.chance(0.7) && { defaultJobDescription }),
  defaultBuildOptions: {
    cleanBuild: random.chance(0.3),
    debug: random.chance(0.2),
    ...(random.chance(0.2) && { developerOptionNames: ['with-asan', 'no-cache'] }),
  },
  defaultTestOptions: {
    skipTest: random.chance(0.1),
    ...(random.chance(0.6) && { maxRetries: random.pick([0, 1, 2, 3, 7]) }),
    ...(random.chance(0.7) && { logExpirationTime: random.pick([86_400, 1_000_000, 5_184_000]) }),
    disableLoggingOnSuccess: random.chance(0.3),
    recordCaret: random.chance(0.1),
    calculateScenarioReconstructionAccuracy: random.chance(0.1),
    ignoreEssential: random.chance(0.2),
  },
  defaultReleaseOptions: { partialRelease: random.chance(0.2) },
})

const recordOf = (
  { projectId, world }: AreaContext,
  deleted: boolean,
  random: Random,
): IntegrationRecord => {
  const age = random.int(20, 600)
  const updatedAt = before(world, random.int(1, age - 1) * day)
  return {
    id: random.uuid(),
    versionId: String(random.int(1, 12)),
    projectId,
    createdAt: before(world, age * day),
    createdBy: someone(world, projectId, random),
    updatedAt,
    updatedBy: someone(world, projectId, random),
    deleted,
    ...(deleted && { deletedAt: updatedAt }),
  }
}

const integrationOf = (
  context: AreaContext,
  catalogId: string,
  place: number,
  random: Random,
): Integration => {
  const { integrationDescription, otherRepository } = vocabularyOf(context.projectId)
  // The second one of a catalog retests, the third one is deleted.
  const retestJobId =
    place === 1 ? random.pick(context.world.of(jobIdArea, context.projectId)) : undefined
  const parts = {
    ...recordOf(context, place === 2, random),
    ...settingsOf(catalogId, retestJobId, integrationDescription, random),
  }
  if (place === 1) {
    const target = random.pick(gitlabTargets)
    return {
      ...parts,
      type: 'gitlab_v4',
      gitlabV4: { ...target, projectWebUrl: gitlabUrl(target) },
    }
  }
  const target = place === 0 ? mainTarget : random.pick([launchTarget, otherRepository])
  return { ...parts, type: 'github_v3', githubV3: { ...target, repoWebUrl: githubUrl(target) } }
}

/** Integrations by project, newest first. Access tokens are not stored: no call returns them. */
export const integrationArea = defineArea('integrations', (context): Integration[] => {
  const { projectId, random, world } = context
  return world
    .of(ownCatalogArea, projectId)
    .filter(({ role }) => role !== 'without integrations')
    .flatMap(({ catalog }, index) => {
      const own = random.fork(String(index))
      const count = index === 0 ? 3 : own.int(1, 3)
      return Array.from({ length: count }, (_, place) =>
        integrationOf(context, catalog.id, place, own.fork(String(place))),
      )
    })
})
