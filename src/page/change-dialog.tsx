import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChange } from '@/data/change.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

interface ChangeDialogProps<Data, Variables> {
  /** The change, with what is brought up to date after it. */
  change: UseMutationOptions<Data, Error, Variables>
  /** What it is made with. */
  variables: Variables
  /** The question: `Are you sure to delete the suite?` */
  question: string
  /** What it is about, by name; any text. */
  name?: string | undefined
  /** What the button does, in one or two words. */
  confirmLabel: string
  cancelLabel?: string
  /** False when nothing is destroyed by confirming. */
  danger?: boolean
  /** Why it cannot be done; undefined when it can. */
  disabledReason?: string | undefined
  onClose: () => void
  /** What follows from it. */
  children?: ReactNode
}

/** Asks before something is changed, and changes it. A failure stays in the dialog; `change` closes it after a success. */
export function ChangeDialog<Data, Variables>(props: ChangeDialogProps<Data, Variables>) {
  const { change, variables, disabledReason, onClose, ...dialog } = props
  const { mutate, pending, alert } = useChange(change)
  return (
    <ConfirmDialog
      {...dialog}
      open
      onConfirm={() => mutate(variables)}
      onCancel={onClose}
      pending={pending}
      submitError={alert}
      disabledReason={disabledReason}
    />
  )
}
