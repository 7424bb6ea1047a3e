import type { ReactNode } from 'react'
import { stopSharingText } from '@/features/sharing/model/texts.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

interface StopSharingDialogProps {
  open: boolean
  /** What is shared: `catalog`. */
  what: string
  /** With which project, by its name or id. */
  destination: string
  onConfirm: () => void
  onCancel: () => void
  /** The sharing is being stopped. */
  pending: boolean
  /** Why it could not be stopped. */
  submitError: ReactNode | undefined
}

/** Asks its owner before something is no longer shared with another project. */
export const StopSharingDialog = ({ what, destination, ...props }: StopSharingDialogProps) => (
  <ConfirmDialog
    {...props}
    question={`Are you sure to stop sharing the ${what}?`}
    name={destination}
    confirmLabel="Stop sharing"
    disabledReason={undefined}
  >
    {stopSharingText(what)}
  </ConfirmDialog>
)
