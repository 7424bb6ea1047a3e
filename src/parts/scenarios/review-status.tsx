import type { ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { reviewNames } from '@/features/suites/model/approval.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'

const looks = {
  approved: 'succeeded',
  non_approved: 'scheduled',
  requested_changes: 'failed',
} as const satisfies Record<ScenarioReviewStatus, StatusName>

/** Review status of a scenario version, as icon and label. */
export function ReviewStatus({ status }: { status: ScenarioReviewStatus }) {
  return <Status status={looks[status]}>{reviewNames[status]}</Status>
}
