import type {
  BranchEvent,
  IntegrationRequest,
  IntegrationSettings,
  IntegrationTestOptions,
  ReleaseEvents,
  Schedule,
} from '@generated/evaluation/types.ts'
import { joinCron } from '@/lib/cron.ts'
import { logExpirationSeconds } from '@/lib/job-options.ts'
import { filledLabels } from '@/lib/label-checks.ts'
import { projectNumber } from './integration-checks.ts'
import type { EventDraft, IntegrationDraft, ScheduleDraft } from './integration-draft.ts'

const branchEvent = ({ filter }: EventDraft): BranchEvent =>
  filter.trim() === '' ? {} : { branchFilter: filter }

const scheduleOf = ({ branch, kind, rate, cron }: ScheduleDraft): Schedule =>
  kind === 'rate'
    ? { branch: branch.trim(), rate }
    : { branch: branch.trim(), cron: joinCron(cron) }

const scheduled = (schedules: readonly ScheduleDraft[]): { schedule?: Schedule[] } =>
  schedules.length > 0 ? { schedule: schedules.map(scheduleOf) } : {}

const releaseEventsOf = ({ releaseEvents, releaseSchedules }: IntegrationDraft): ReleaseEvents => {
  const { tag, push } = releaseEvents
  return {
    ...(tag.on && { tag: tag.filter.trim() === '' ? {} : { tagFilter: tag.filter } }),
    ...(push.on && { push: branchEvent(push) }),
    ...scheduled(releaseSchedules),
  }
}

/** Maximum number of retries of a failed case; undefined for the platform's default. */
export const maxRetriesOf = ({
  skipTest,
  maxRetries,
}: Pick<IntegrationDraft, 'skipTest' | 'maxRetries'>): number | undefined => {
  if (skipTest) return 0
  return maxRetries === '' ? undefined : Number(maxRetries)
}

const testOptionsOf = (draft: IntegrationDraft): IntegrationTestOptions => {
  const maxRetries = maxRetriesOf(draft)
  const endless = draft.keepsLogs && draft.logExpirationDays.trim() === ''
  return {
    skipTest: draft.skipTest,
    ...(maxRetries !== undefined && { maxRetries }),
    ...(!endless && { logExpirationTime: logExpirationSeconds(draft.logExpirationDays) }),
    disableLoggingOnSuccess: draft.disableLoggingOnSuccess,
    recordCaret: draft.recordCaret,
    calculateScenarioReconstructionAccuracy: draft.calculateScenarioReconstructionAccuracy,
    ignoreEssential: draft.ignoreEssential,
  }
}

const settingsOf = (draft: IntegrationDraft, catalogId: string): IntegrationSettings => {
  const retestJobId = draft.retestJobId.trim()
  const defaultJobDescription = draft.description.trim()
  return {
    catalogId,
    ...(retestJobId && { retestJobId }),
    suiteLabels: filledLabels(draft.labels),
    ...(defaultJobDescription && { defaultJobDescription }),
    defaultBuildOptions: {
      cleanBuild: draft.cleanBuild,
      debug: draft.debug,
      ...(draft.developerOptionNames.length > 0 && {
        developerOptionNames: draft.developerOptionNames,
      }),
    },
    defaultTestOptions: testOptionsOf(draft),
    defaultReleaseOptions: { partialRelease: draft.partialRelease },
  }
}

/** A request without its access token, which no service gives back. */
export const withoutToken = (request: IntegrationRequest): IntegrationRequest =>
  request.type === 'github_v3'
    ? { ...request, githubV3: { ...request.githubV3, accessToken: '' } }
    : { ...request, gitlabV4: { ...request.gitlabV4, accessToken: '' } }

/**
 * The request that creates an integration of a catalog or saves a new version. The draft must be valid.
 *
 * @throws RangeError when the ID of a GitLab project is invalid
 */
export const requestOf = (draft: IntegrationDraft, catalogId: string): IntegrationRequest => {
  const settings = settingsOf(draft, catalogId)
  const { push, request } = draft.events
  const schedule = scheduled(draft.schedules)
  const releaseEvents = releaseEventsOf(draft)
  if (draft.type === 'github_v3') {
    const { owner, repo, accessToken } = draft.github
    return {
      ...settings,
      type: draft.type,
      githubV3: {
        owner: owner.trim(),
        repo: repo.trim(),
        accessToken: accessToken.trim(),
        events: {
          ...(push.on && { push: branchEvent(push) }),
          ...(request.on && { pullRequest: branchEvent(request) }),
          ...schedule,
        },
        releaseEvents,
      },
    }
  }
  const projectId = projectNumber(draft.gitlab.projectId)
  if (projectId === undefined) throw new RangeError('The GitLab project has no number.')
  return {
    ...settings,
    type: draft.type,
    gitlabV4: {
      projectId,
      accessToken: draft.gitlab.accessToken.trim(),
      events: {
        ...(push.on && { push: branchEvent(push) }),
        ...(request.on && { mergeRequest: branchEvent(request) }),
        ...schedule,
      },
      releaseEvents,
    },
  }
}
