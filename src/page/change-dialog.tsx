import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type SubmissionOptions, useSubmission } from '@/data/submission.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

// With it comes the code of all that floats: lists, which only may open one, do not wait for that.
const confirmDialog = lazyCode(async () => {
  const { ConfirmDialog } = await import('@/ui/overlays/confirm-dialog.tsx')
  return { default: ConfirmDialog }
})

interface ChangeDialogProps<Data, Variables> {
  /** The change; its `onSuccess` refetches what it affects and closes the dialog. */
  change: UseMutationOptions<Data, Error, Variables>
  variables: Variables
  /** The question: `Are you sure to delete the suite?` */
  question: string
  /** Name of the thing to change; any text. */
  name?: string | undefined
  /** Label of the confirming button, one or two words. */
  confirmLabel: string
  cancelLabel?: string
  /** After a failure, as of a submission. */
  recover?: SubmissionOptions<Variables>['recover']
  /** Text of the alert after a failure, where the operation's is about something else. */
  alertTitle?: string | undefined
  /** False if the change is not destructive. */
  danger?: boolean
  disabledReason?: string | undefined
  onClose: () => void
  children?: ReactNode
}

/** Confirms and makes a change. A failure is shown in the dialog; on success `change` closes it. */
export function ChangeDialog<Data, Variables>(props: ChangeDialogProps<Data, Variables>) {
  const { change, variables, recover, alertTitle, disabledReason, onClose, ...dialog } = props
  const { submit, pending, alert } = useSubmission(change, { alertTitle, recover })
  return (
    <LazyPart
      code={confirmDialog}
      {...dialog}
      onConfirm={() => submit(variables)}
      onClose={onClose}
      pending={pending}
      submitError={alert}
      disabledReason={disabledReason}
    />
  )
}
