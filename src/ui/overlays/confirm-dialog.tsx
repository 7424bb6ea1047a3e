import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { SubmitError, type SubmitState } from '../forms/form-shell.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps extends SubmitState {
  /** The question: `Are you sure to delete the integration?` */
  question: string
  /** Name of the thing to change; any text. */
  name?: string | undefined
  children?: ReactNode
  /** Label of the confirming button, one or two words. */
  confirmLabel: string
  /** Label of the other button; default: `Cancel`. */
  cancelLabel?: string | undefined
  /** False if the action is not destructive. */
  danger?: boolean | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog; the initial focus is on Cancel. */
export function ConfirmDialog({
  question,
  name,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = true,
  onConfirm,
  onClose,
  pending,
  submitError,
  disabledReason,
}: ConfirmDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={question}
      description={name && <bdi className="font-medium text-ink">{name}</bdi>}
      size="sm"
      role="alertdialog"
      locked={pending}
      footer={
        <>
          <SubmitError>{submitError}</SubmitError>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
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
