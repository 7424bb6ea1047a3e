import type { IntegrationType, ScheduleRate } from '@generated/evaluation/types.ts'

/** The git hosts of integrations, with their labels. */
export const integrationTypes = {
  github_v3: 'GitHub',
  gitlab_v4: 'GitLab',
} as const satisfies Record<IntegrationType, string>

/** The rates of a schedule, rarest first, with their labels. */
export const scheduleRates = {
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
} as const satisfies Record<ScheduleRate, string>

/** Kind of a schedule: rate or cron expression. */
export const scheduleKinds = { rate: 'Rate Text', cron: 'Cron Expression' } as const

/** Kind of a schedule: rate or cron expression. */
export type ScheduleKind = keyof typeof scheduleKinds

/** Label of pull or merge requests, by host. */
export const mergeRequestNames = {
  github_v3: 'Pull request',
  gitlab_v4: 'Merge request',
} as const satisfies Record<IntegrationType, string>
