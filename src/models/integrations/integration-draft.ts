import type {
  AnyScheduleRate,
  Integration,
  IntegrationType,
  Schedule,
} from '@generated/evaluation/types.ts'
import { type CronTexts, defaultCron, splitCron } from '@/lib/cron.ts'
import { logExpirationDays, logExpirationRange } from '@/lib/job-options.ts'
import type { Label } from '@/lib/labels.ts'
import type { ScheduleKind } from './integration-types.ts'

/** Draft of an event: whether it starts jobs, and for which branches or tags. */
export interface EventDraft {
  on: boolean
  /** Empty for every branch or tag. */
  filter: string
}

/** Draft of a schedule. The kind not chosen keeps its input. */
export interface ScheduleDraft {
  branch: string
  kind: ScheduleKind
  rate: AnyScheduleRate
  cron: CronTexts
}

/** Input of the integration form. */
export interface IntegrationDraft {
  type: IntegrationType
  github: { owner: string; repo: string; accessToken: string }
  gitlab: { projectId: string; accessToken: string }
  /** `request`: pull request or merge request. */
  events: { push: EventDraft; request: EventDraft }
  schedules: ScheduleDraft[]
  releaseEvents: { tag: EventDraft; push: EventDraft }
  releaseSchedules: ScheduleDraft[]
  labels: Label[]
  retestJobId: string
  description: string
  cleanBuild: boolean
  debug: boolean
  developerOptionNames: string[]
  skipTest: boolean
  /** A number, or empty for none. */
  maxRetries: string
  recordCaret: boolean
  /** Days as entered; empty only where logs are kept indefinitely. */
  logExpirationDays: string
  /** The stored integration keeps its logs indefinitely. */
  keepsLogs: boolean
  disableLoggingOnSuccess: boolean
  calculateScenarioReconstructionAccuracy: boolean
  ignoreEssential: boolean
  partialRelease: boolean
}

export const newSchedule = (): ScheduleDraft => ({
  branch: '',
  kind: 'rate',
  rate: 'daily',
  cron: splitCron(defaultCron),
})

const off: EventDraft = { on: false, filter: '' }

/** The draft of a new integration, with all events off. */
export const newDraft = (): IntegrationDraft => ({
  type: 'github_v3',
  github: { owner: '', repo: '', accessToken: '' },
  gitlab: { projectId: '', accessToken: '' },
  events: { push: off, request: off },
  schedules: [],
  releaseEvents: { tag: off, push: off },
  releaseSchedules: [],
  labels: [],
  retestJobId: '',
  description: '',
  cleanBuild: false,
  debug: false,
  developerOptionNames: [],
  skipTest: false,
  maxRetries: '',
  recordCaret: false,
  logExpirationDays: String(logExpirationRange.most),
  keepsLogs: false,
  disableLoggingOnSuccess: false,
  calculateScenarioReconstructionAccuracy: false,
  ignoreEssential: false,
  partialRelease: false,
})

const scheduleDraft = (schedule: Schedule): ScheduleDraft => {
  const { branch } = schedule
  return 'rate' in schedule
    ? { ...newSchedule(), branch, kind: 'rate', rate: schedule.rate }
    : { ...newSchedule(), branch, kind: 'cron', cron: splitCron(schedule.cron) }
}

const schedulesOf = (schedules: readonly Schedule[] = []): ScheduleDraft[] =>
  schedules.map(scheduleDraft)

const branchDraft = (event: { branchFilter?: string } | undefined): EventDraft =>
  event ? { on: true, filter: event.branchFilter ?? '' } : off

const tagDraft = (event: { tagFilter?: string } | undefined): EventDraft =>
  event ? { on: true, filter: event.tagFilter ?? '' } : off

const eventsOf = (
  integration: Integration,
): Pick<IntegrationDraft, 'events' | 'schedules' | 'releaseEvents' | 'releaseSchedules'> => {
  const ofGithub = integration.type === 'github_v3'
  const target = ofGithub ? integration.githubV3 : integration.gitlabV4
  const request = ofGithub
    ? integration.githubV3.events?.pullRequest
    : integration.gitlabV4.events?.mergeRequest
  const { events, releaseEvents } = target
  return {
    events: { push: branchDraft(events?.push), request: branchDraft(request) },
    schedules: schedulesOf(events?.schedule),
    releaseEvents: { tag: tagDraft(releaseEvents?.tag), push: branchDraft(releaseEvents?.push) },
    releaseSchedules: schedulesOf(releaseEvents?.schedule),
  }
}

const targetOf = (integration: Integration): Pick<IntegrationDraft, 'github' | 'gitlab'> => {
  const { github, gitlab } = newDraft()
  if (integration.type === 'gitlab_v4') {
    return { github, gitlab: { ...gitlab, projectId: String(integration.gitlabV4.projectId) } }
  }
  const { owner, repo } = integration.githubV3
  return { github: { ...github, owner, repo }, gitlab }
}

/** The draft of a stored integration. Its access token cannot be read: it must be entered again. */
export const draftOf = (integration: Integration): IntegrationDraft => {
  const { defaultBuildOptions: build, defaultTestOptions: test } = integration
  return {
    type: integration.type,
    ...targetOf(integration),
    ...eventsOf(integration),
    labels: integration.suiteLabels,
    retestJobId: integration.retestJobId ?? '',
    description: integration.defaultJobDescription ?? '',
    cleanBuild: build.cleanBuild,
    debug: build.debug,
    developerOptionNames: build.developerOptionNames ?? [],
    skipTest: test.skipTest,
    maxRetries: test.maxRetries === undefined ? '' : String(test.maxRetries),
    recordCaret: test.recordCaret,
    logExpirationDays:
      test.logExpirationTime === undefined ? '' : String(logExpirationDays(test.logExpirationTime)),
    keepsLogs: test.logExpirationTime === undefined,
    disableLoggingOnSuccess: test.disableLoggingOnSuccess,
    calculateScenarioReconstructionAccuracy: test.calculateScenarioReconstructionAccuracy,
    ignoreEssential: test.ignoreEssential,
    partialRelease: integration.defaultReleaseOptions.partialRelease,
  }
}

/** The draft without access tokens, which are kept nowhere. */
export const withoutTokens = (draft: IntegrationDraft): IntegrationDraft => ({
  ...draft,
  github: { ...draft.github, accessToken: '' },
  gitlab: { ...draft.gitlab, accessToken: '' },
})
