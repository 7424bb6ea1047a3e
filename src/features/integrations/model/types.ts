import type { IntegrationType, ScheduleRate } from '@generated/evaluation/types.ts'

/** The git hosts that an integration can be with, and their names. */
export const integrationTypes = {
  github_v3: 'GitHub',
  gitlab_v4: 'GitLab',
} as const satisfies Record<IntegrationType, string>

/** The rates of a schedule, the rarest first, and their names. */
export const scheduleRates = {
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
} as const satisfies Record<ScheduleRate, string>

/** How the time of a schedule is given. */
export const scheduleKinds = { rate: 'Rate Text', cron: 'Cron Expression' } as const

/** How the time of a schedule is given. */
export type ScheduleKind = keyof typeof scheduleKinds

/** What the request to take changes in is called by each host. */
export const mergeRequestNames = {
  github_v3: 'Pull request',
  gitlab_v4: 'Merge request',
} as const satisfies Record<IntegrationType, string>
