import type { IntegrationType, ScheduleRate } from '@generated/evaluation/types.ts'

/** The git hosts of integrations, with their labels. */
export const integrationTypes = {
  github_v3: 'GitHub',
  gitlab_v4: 'GitLab',
} as const satisfies Record<IntegrationType, string>

/** Name of the git host that a job was started through; its type where the console does not know it. */
export const hostName = (type: string): string =>
  Object.entries(integrationTypes).find(([known]) => known === type)?.[1] ?? type

/** The rates of a schedule, rarest first, with their labels. */
export const scheduleRates = {
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
} as const satisfies Record<ScheduleRate, string>

/** Label of a rate; the rate itself where the console does not know it. */
export const rateName = (rate: string): string =>
  Object.entries(scheduleRates).find(([known]) => known === rate)?.[1] ?? rate

/** Kind of a schedule: rate or cron expression. */
export const scheduleKinds = { rate: 'Rate Text', cron: 'Cron Expression' } as const

/** Kind of a schedule: rate or cron expression. */
export type ScheduleKind = keyof typeof scheduleKinds

/** Label of pull or merge requests, by host. */
export const mergeRequestNames = {
  github_v3: 'Pull request',
  gitlab_v4: 'Merge request',
} as const satisfies Record<IntegrationType, string>
