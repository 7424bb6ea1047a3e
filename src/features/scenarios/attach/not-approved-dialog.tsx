import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

interface NotApprovedDialogProps {
  /** Name of the scenario; any text. */
  name: string
  onClose: () => void
}

/** Says that a scenario must be approved before a suite can hold it. */
export const NotApprovedDialog = ({ name, onClose }: NotApprovedDialogProps) => (
  <Dialog
    onClose={onClose}
    title="Not approved"
    description={<bdi className="font-medium text-ink">{name}</bdi>}
    size="sm"
    role="alertdialog"
    footer={
      <Button variant="primary" onClick={onClose}>
        OK
      </Button>
    }
  >
    <p className="text-sm">
      The scenario has not been approved and cannot be attached to the suite.
    </p>
  </Dialog>
)
