import type { QueryKey } from '@tanstack/react-query'
import { deletionTextsOf, isSharedIn, type Owned } from '@/models/sharing/ownership.ts'
import { DeleteDialog } from '@/page/delete-dialog.tsx'

type DeleteDialogProps<Data, Failure, Key extends QueryKey, Answer, Variables> = Parameters<
  typeof DeleteDialog<Data, Failure, Key, Answer, Variables>
>[0]

interface DeleteOwnedProps<Data, Failure, Key extends QueryKey, Answer, Variables>
  extends Omit<
    DeleteDialogProps<Data, Failure, Key, Answer, Variables>,
    'text' | 'question' | 'confirmLabel' | 'alertTitle'
  > {
  thing: Owned
}

/** Confirms and deletes an own thing, or stops the sharing of another project's. `children` are about an own one. */
export function DeleteOwned<Data, Failure, Key extends QueryKey, Answer, Variables>(
  props: DeleteOwnedProps<Data, Failure, Key, Answer, Variables>,
) {
  const { thing, children, ...dialog } = props
  const { one } = dialog.kind
  const { label, question, done, failed } = deletionTextsOf(one)(thing)
  return (
    <DeleteDialog
      {...dialog}
      text={done}
      question={question}
      confirmLabel={label}
      {...(failed !== undefined && { alertTitle: failed })}
    >
      {isSharedIn(thing)
        ? `The ${one} becomes deleted in this project. The other project can share it again.`
        : children}
    </DeleteDialog>
  )
}
