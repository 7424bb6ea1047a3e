import type { ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { isKnownStatus, reviewNames } from '@/models/suites/review-names.ts'
import { unknownStatusText } from '@/models/suites/version-approval.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

const looks = {
  approved: 'succeeded',
  non_approved: 'scheduled',
  requested_changes: 'failed',
} as const satisfies Record<ScenarioReviewStatus, StatusName>

/** Review status of a scenario version, as icon and label; none for a status that the console does not know. */
export function ReviewStatus({ status }: { status: string }) {
  return isKnownStatus(status) ? (
    <Status status={looks[status]}>{reviewNames[status]}</Status>
  ) : (
    <EmptyCell />
  )
}

/** Alert about review statuses that the console does not know; nothing while it knows all of these. */
export function UnknownStatusAlert({ statuses }: { statuses: readonly string[] }) {
  const text = unknownStatusText(statuses)
  return text && <ErrorAlert title={text} detail="It is shown without a status." />
}
