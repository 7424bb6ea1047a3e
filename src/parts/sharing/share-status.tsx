import type { InvitationStatus } from '@generated/catalog/types.ts'
import { shareStatuses } from '@/features/sharing/model/statuses.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'

const looks = {
  pending: 'scheduled',
  accepted: 'succeeded',
  rejected: 'failed',
  canceled: 'canceled',
} as const satisfies Record<InvitationStatus, StatusName>

/** State of an offer, as icon and word; a check mark once it is accepted. */
export const ShareStatus = ({ status }: { status: InvitationStatus }) => (
  <Status status={looks[status]}>{shareStatuses[status].word}</Status>
)
