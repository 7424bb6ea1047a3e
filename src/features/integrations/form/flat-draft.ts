import { countText } from '@/lib/count-text.ts'
import { dayUnit, jobOptionLabels as labels } from '@/lib/job-options.ts'
import { labelText } from '@/lib/labels.ts'
import type {
  EventDraft,
  IntegrationDraft,
  ScheduleDraft,
} from '@/models/integrations/integration-draft.ts'
import { integrationTypes } from '@/models/integrations/integration-types.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'

type Nested = 'github' | 'gitlab' | 'events' | 'releaseEvents' | 'logExpirationDays' | 'keepsLogs'

/** A draft as one flat object without access tokens, for the merge field by field. */
export interface FlatDraft extends Omit<IntegrationDraft, Nested> {
  owner: string
  repo: string
  projectId: string
  push: EventDraft
  request: EventDraft
  releaseTag: EventDraft
  releasePush: EventDraft
  logExpiration: Pick<IntegrationDraft, 'logExpirationDays' | 'keepsLogs'>
}

/** The flat draft, in form order. */
export const flatDraftOf = (draft: IntegrationDraft): FlatDraft => {
  const { type, github, gitlab, events, schedules, releaseEvents, ...others } = draft
  const { logExpirationDays, keepsLogs, ...rest } = others
  return {
    type,
    owner: github.owner,
    repo: github.repo,
    projectId: gitlab.projectId,
    push: events.push,
    request: events.request,
    schedules,
    releaseTag: releaseEvents.tag,
    releasePush: releaseEvents.push,
    ...rest,
    logExpiration: { logExpirationDays, keepsLogs },
  }
}

/** The draft with everything but its access tokens replaced. */
export const withFlatDraft = (
  { github, gitlab }: IntegrationDraft,
  flat: FlatDraft,
): IntegrationDraft => {
  const { owner, repo, projectId, push, request, ...others } = flat
  const { releaseTag, releasePush, logExpiration, ...rest } = others
  return {
    ...rest,
    ...logExpiration,
    github: { ...github, owner, repo },
    gitlab: { ...gitlab, projectId },
    events: { push, request },
    releaseEvents: { tag: releaseTag, push: releasePush },
  }
}

const asIs = (text: string) => text

const eventText = ({ on, filter }: EventDraft) => (on ? filter || 'On' : 'Off')

const schedulesText = (schedules: readonly ScheduleDraft[]) =>
  countText({ count: schedules.length, complete: true }, { one: 'schedule', many: 'schedules' })

/** The fields for `ConflictAlert`; a field of two values needs no text. */
export const flatDraftFields: DraftFields<FlatDraft> = {
  type: { label: 'Integration type', text: (type) => integrationTypes[type] },
  owner: { label: 'Owner', text: asIs },
  repo: { label: 'Repo', text: asIs },
  projectId: { label: 'Project ID', text: asIs },
  push: { label: 'Push', text: eventText },
  request: { label: 'Pull or merge request', text: eventText },
  schedules: { label: 'Scheduled Events', text: schedulesText },
  releaseTag: { label: 'Release: tag', text: eventText },
  releasePush: { label: 'Release: push', text: eventText },
  releaseSchedules: { label: 'Scheduled Release Events', text: schedulesText },
  labels: { label: 'Suite Labels', text: (given) => given.map(labelText).join(', ') },
  retestJobId: { label: 'Job ID', text: asIs },
  description: { label: 'Description for automated jobs', text: asIs },
  cleanBuild: { label: labels.cleanBuild },
  debug: { label: labels.debug },
  developerOptionNames: { label: labels.developerOptionNames, text: (names) => names.join(', ') },
  skipTest: { label: labels.skipTest },
  maxRetries: { label: labels.maxRetries, text: asIs },
  recordCaret: { label: labels.recordCaret },
  logExpiration: {
    label: labels.logExpirationDays,
    text: ({ logExpirationDays }) =>
      logExpirationDays ? `${logExpirationDays} ${dayUnit(logExpirationDays)}` : 'Indefinite',
  },
  disableLoggingOnSuccess: { label: labels.disableLoggingOnSuccess },
  calculateScenarioReconstructionAccuracy: {
    label: labels.calculateScenarioReconstructionAccuracy,
  },
  ignoreEssential: { label: 'Ignore Essential' },
  partialRelease: { label: labels.partialRelease },
}
