import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { SubmitError, type SubmitState } from '../forms/form-shell.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps extends SubmitState {
  open: boolean
  /** The question: `Are you sure to delete the integration?` */
  question: string
  /** What it is about, by name; any text. */
  name?: string | undefined
  /** What follows from it. */
  children?: ReactNode
  /** What the button does, in one or two words. */
  confirmLabel: string
  /** What the other button says, where it is not `Cancel`. */
  cancelLabel?: string | undefined
  /** False when nothing is destroyed by confirming. */
  danger?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done; the focus starts at Cancel. */
export function ConfirmDialog({
  open,
  question,
  name,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = true,
  onConfirm,
  onCancel,
  pending,
  submitError,
  disabledReason,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={question}
      description={name && <bdi className="font-medium text-ink">{name}</bdi>}
      size="sm"
      role="alertdialog"
      locked={pending}
      footer={
        <>
          <SubmitError>{submitError}</SubmitError>
          <Button variant="ghost" onClick={onCancel} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <div className="text-sm break-words">{children}</div>}
    </Dialog>
  )
}
