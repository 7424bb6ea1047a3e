import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

/** Most things that are named before they are changed. */
const listed = 8

interface ConfirmManyProps {
  /** `Are you sure to delete 3 runs?` */
  question: string
  things: readonly { id: string; name: string }[]
  /** Accessible name of the list of things: `Runs`. */
  label: string
  confirmLabel: string
  cancelLabel?: string
  /** Its meaning. */
  children: ReactNode
  /** Starts the change. */
  onConfirm: () => void
  onClose: () => void
}

/** Asks before many things are changed as a task, which tells of its failures itself. */
export const ConfirmMany = ({ things, label, children, ...dialog }: ConfirmManyProps) => (
  <ConfirmDialog
    {...dialog}
    name={things.length === 1 ? things[0]?.name : undefined}
    pending={false}
    submitError={undefined}
    disabledReason={undefined}
  >
    {things.length > 1 && (
      <ul aria-label={label} className="flex flex-col gap-0.5">
        {things.slice(0, listed).map(({ id, name }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </li>
        ))}
        {things.length > listed && <li>and {things.length - listed} more</li>}
      </ul>
    )}
    <p className="mt-2 first:mt-0">{children}</p>
  </ConfirmDialog>
)
