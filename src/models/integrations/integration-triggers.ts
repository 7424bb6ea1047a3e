import type {
  BranchEvent,
  Integration,
  IntegrationRequest,
  Schedule,
  TagEvent,
} from '@generated/evaluation/types.ts'
import { mergeRequestNames } from './integration-types.ts'

/** An event of an integration, with its name; without `event` it starts no jobs. */
export interface NamedEvent {
  name: string
  /** Label of the filter; without a filter, every branch or tag matches. */
  of: 'branch' | 'tag'
  event: (BranchEvent & TagEvent) | undefined
}

/** The events and schedules of an integration, those of ordinary jobs or those of releases. */
export interface Triggers {
  events: readonly NamedEvent[]
  schedules: readonly Schedule[]
}

/** The triggers of ordinary jobs and of releases, of a stored integration or of a request. */
export const triggersOf = (
  integration: Integration | IntegrationRequest,
): { jobs: Triggers; releases: Triggers } => {
  const github = integration.type === 'github_v3'
  const { events, releaseEvents } = github ? integration.githubV3 : integration.gitlabV4
  const request = github
    ? integration.githubV3.events?.pullRequest
    : integration.gitlabV4.events?.mergeRequest
  return {
    jobs: {
      events: [
        { name: 'Push', of: 'branch', event: events?.push },
        { name: mergeRequestNames[integration.type], of: 'branch', event: request },
      ],
      schedules: events?.schedule ?? [],
    },
    releases: {
      events: [
        { name: 'Tag', of: 'tag', event: releaseEvents?.tag },
        { name: 'Push', of: 'branch', event: releaseEvents?.push },
      ],
      schedules: releaseEvents?.schedule ?? [],
    },
  }
}
