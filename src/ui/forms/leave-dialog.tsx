import { Button } from '../base/button.tsx'
import { DialogFrame } from '../overlays/dialog-frame.tsx'

/** The loss on leaving a form, if not just the input. */
export interface Loss {
  /** Default: `Leave without saving?` */
  question?: string
  text: string
}

const inputLoss: Loss = { text: 'Your input will be lost.' }

/** Nobody has asked to leave: says why this is asked, and that staying is as good. */
const inMaintenance = (text: string) =>
  `The service is under maintenance. ${text} Cancel to stay, and try again later.`

interface LeaveDialogProps {
  open: boolean
  loss?: Loss | undefined
  /** Maintenance leads to its page, not the user. */
  forMaintenance?: boolean
  onLeave: () => void
  /** The user stays. */
  onClose: () => void
}

/** Confirms leaving a form with unsaved input. */
export default function LeaveDialog({
  open,
  loss = inputLoss,
  forMaintenance = false,
  onLeave,
  onClose,
}: LeaveDialogProps) {
  const { question = 'Leave without saving?', text } = loss
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={question}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <div className="text-sm break-words">{forMaintenance ? inMaintenance(text) : text}</div>
    </DialogFrame>
  )
}
