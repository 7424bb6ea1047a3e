import type { InvitationStatus } from '@generated/catalog/types.ts'

/** How many shares of a thing are fetched, and shown, at a time. */
export const shareListSize = 30

/** That something is, was, or was to be shared with another project. */
export interface Share {
  id: string
  /** The other project. */
  destination: string
  invitationStatus: InvitationStatus
  createdAt: string
}

/** Every status of a share: its label, and whether the destination has the thing or can still accept it. */
export const shareStatuses = {
  pending: { label: 'Pending', active: true },
  accepted: { label: 'Accepted', active: true },
  rejected: { label: 'Rejected', active: false },
  canceled: { label: 'Canceled', active: false },
} as const satisfies Record<InvitationStatus, { label: string; active: boolean }>

/** True for a share that can be stopped; until then its destination cannot be invited to the same again. */
export const isActiveShare = ({ invitationStatus }: Pick<Share, 'invitationStatus'>): boolean =>
  shareStatuses[invitationStatus].active

/** The projects that have, or were invited to, what these shares are of. */
export const sharedProjects = (
  shares: readonly Pick<Share, 'destination' | 'invitationStatus'>[],
): ReadonlySet<string> =>
  new Set(shares.filter(isActiveShare).map(({ destination }) => destination))
