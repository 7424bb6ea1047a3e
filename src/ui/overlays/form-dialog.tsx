import type { FormEventHandler, ReactNode } from 'react'
import { AttemptContext } from '../fields/attempt.ts'
import { type FieldsSubmitState, FormButtons, useSubmit } from '../forms/form-shell.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends FieldsSubmitState {
  onClose: () => void
  title: string
  description?: ReactNode
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Form in a dialog, with Cancel and a submit button; cannot be closed while submitting. */
export function FormDialog({
  onClose,
  title,
  description,
  submitLabel,
  onSubmit,
  children,
  ...submission
}: FormDialogProps) {
  const { pending, submitError } = submission
  const submit = useSubmit(submission)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      locked={pending}
      onSubmit={onSubmit}
      footer={<FormButtons {...{ submit, submitLabel, pending, submitError }} onCancel={onClose} />}
    >
      <AttemptContext value={submit.attempted}>
        <div className="flex flex-col gap-4">{children}</div>
      </AttemptContext>
    </Dialog>
  )
}
