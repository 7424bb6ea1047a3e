import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../base/button.tsx'

interface DialogButtonProps
  extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onFocus' | 'onPointerEnter'> {
  dialog: (onClose: () => void) => ReactNode
  /** Loads the code of the dialog, ahead of a click. */
  load?: () => void
}

/** A button that opens a dialog, which it holds. */
export function DialogButton({ dialog, load, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
