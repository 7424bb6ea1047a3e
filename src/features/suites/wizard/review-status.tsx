import type { ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { reviewNames } from '../model/approval.ts'

const looks = {
  approved: 'succeeded',
  non_approved: 'scheduled',
  requested_changes: 'failed',
} as const satisfies Record<ScenarioReviewStatus, StatusName>

/** Review status of a scenario version, as icon and label. */
export function ReviewStatus({ status }: { status: ScenarioReviewStatus }) {
  return <Status status={looks[status]}>{reviewNames[status]}</Status>
}
