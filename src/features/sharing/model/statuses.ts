import type { InvitationStatus } from '@generated/catalog/types.ts'

/** Every state of an offer: its word, and whether it stands (the destination has or can have the thing). */
export const shareStatuses = {
  pending: { word: 'Pending', stands: true },
  accepted: { word: 'Accepted', stands: true },
  rejected: { word: 'Rejected', stands: false },
  canceled: { word: 'Canceled', stands: false },
} as const satisfies Record<InvitationStatus, { word: string; stands: boolean }>

/** True while an offer stands: it can be stopped, and its destination cannot be offered the same again. */
export const isStanding = ({ invitationStatus }: { invitationStatus: InvitationStatus }): boolean =>
  shareStatuses[invitationStatus].stands

/** The projects that have, or were offered, what is shared by these offers. */
export const sharedProjects = (
  shares: readonly { destination: string; invitationStatus: InvitationStatus }[],
): ReadonlySet<string> => new Set(shares.filter(isStanding).map(({ destination }) => destination))
