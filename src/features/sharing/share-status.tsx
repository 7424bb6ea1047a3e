import { Status, type StatusName } from '@/ui/status.tsx'
import { type ShareStatus as ShareStatusName, shareStatuses } from './rules/statuses.ts'

const looks = {
  pending: 'scheduled',
  accepted: 'succeeded',
  rejected: 'failed',
  canceled: 'canceled',
} as const satisfies Record<ShareStatusName, StatusName>

/** State of an offer, as icon and word; a check mark once it is accepted. */
export const ShareStatus = ({ status }: { status: ShareStatusName }) => (
  <Status status={looks[status]}>{shareStatuses[status].word}</Status>
)
