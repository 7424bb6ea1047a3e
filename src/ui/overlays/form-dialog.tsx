import type { FormEventHandler, ReactNode } from 'react'
import { FormButtons, type SubmitState } from '../forms/form-shell.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends SubmitState {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Label of the primary button. */
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Form in a dialog, with Cancel and a submit button; cannot be closed while submitting. */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  onSubmit,
  children,
  ...submission
}: FormDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      locked={submission.pending}
      onSubmit={onSubmit}
      footer={<FormButtons {...submission} onCancel={onClose} />}
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  )
}
