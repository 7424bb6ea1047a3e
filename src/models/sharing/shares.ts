import type { AnyInvitationStatus } from '@generated/catalog/types.ts'

/** Page size of the shares of a thing. */
export const shareListSize = 30

/** A current, past or proposed share with another project. */
export interface Share {
  id: string
  destination: string
  invitationStatus: AnyInvitationStatus
  createdAt: string
}

/** The statuses of a share: label, and whether the destination has the thing or can still accept it. */
export const shareStatuses = {
  pending: { label: 'Pending', active: true },
  accepted: { label: 'Accepted', active: true },
  rejected: { label: 'Rejected', active: false },
  canceled: { label: 'Canceled', active: false },
  // Better asked to stop once too often than held for stopped.
  unknown: { label: 'Unknown', active: true },
} as const satisfies Record<AnyInvitationStatus, { label: string; active: boolean }>

/** True for a share that can be stopped. While active, its destination cannot be invited again. */
export const isActiveShare = ({ invitationStatus }: Pick<Share, 'invitationStatus'>): boolean =>
  shareStatuses[invitationStatus].active

/** The projects with an active share. */
export const sharedProjects = (
  shares: readonly Pick<Share, 'destination' | 'invitationStatus'>[],
): ReadonlySet<string> =>
  new Set(shares.filter(isActiveShare).map(({ destination }) => destination))
