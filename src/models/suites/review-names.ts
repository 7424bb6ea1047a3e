import type { ScenarioReviewStatus } from '@generated/scenario/types.ts'

/** Labels of the review statuses. */
export const reviewNames = {
  approved: 'Approved',
  non_approved: 'Not approved',
  requested_changes: 'Changes requested',
} as const satisfies Record<ScenarioReviewStatus, string>

/** Whether the console knows a review status: the platform may add some. */
export const isKnownStatus = (status: string): status is ScenarioReviewStatus =>
  Object.hasOwn(reviewNames, status)

/** Label of a review status; the status itself where the console does not know it. */
export const reviewName = (status: string): string =>
  isKnownStatus(status) ? reviewNames[status] : status
