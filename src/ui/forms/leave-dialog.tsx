import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'

/** What leaving a form loses, if not just the input. */
export interface Loss {
  /** Default: `Leave without saving?` */
  question?: string
  text: string
}

const inputLoss: Loss = { text: 'Your input will be lost.' }

interface LeaveDialogProps {
  open: boolean
  loss?: Loss | undefined
  onLeave: () => void
  /** The user stays. */
  onClose: () => void
}

/** Confirms leaving a form with unsaved input. */
export default function LeaveDialog({
  open,
  loss = inputLoss,
  onLeave,
  onClose,
}: LeaveDialogProps) {
  const { question = 'Leave without saving?', text } = loss
  return (
    <ConfirmDialog
      open={open}
      question={question}
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onClose}
      pending={false}
      submitError={undefined}
      disabledReason={undefined}
    >
      {text}
    </ConfirmDialog>
  )
}
