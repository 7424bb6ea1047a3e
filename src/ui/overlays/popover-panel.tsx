import * as Popover from '@radix-ui/react-popover'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { cx, floating } from '../base/class-names.ts'
import { LeaveGuard, useAskBeforeClosing } from '../forms/unsaved.tsx'
import { useEntered } from '../forms/use-entered.ts'

interface PopoverPanelProps {
  id: string
  /** The control that opened the panel; gets the focus on closing. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  onKeyDown?: KeyboardEventHandler | undefined
  children: ReactNode
}

/**
 * Panel below a control, at least as wide. Focuses its first control; Escape and a click outside close it, and ask
 * first if a text was typed in it.
 * Import it only from lazy modules, as it pulls in the positioning code.
 */
export function PopoverPanel({
  id,
  anchor,
  label,
  onClose,
  onKeyDown,
  children,
}: PopoverPanelProps) {
  const { typed, handlers } = useEntered()
  const { requestClose, question } = useAskBeforeClosing(typed, onClose)
  return (
    <Popover.Root open onOpenChange={requestClose}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onFocus={handlers.onFocus}
          onInput={handlers.onInput}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a click on another control, leave the focus there. A dialog around the control takes the focus for
            // itself when a part of it goes away meanwhile.
            if (document.activeElement?.contains(anchor)) anchor.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            if (!(target instanceof Element)) return
            // The control itself toggles the panel; a question about leaving the page takes the focus, and asks enough.
            if (anchor.contains(target) || target.closest('[role="alertdialog"]')) {
              event.preventDefault()
            }
          }}
          className={cx(
            floating,
            'flex max-h-[min(var(--radix-popover-content-available-height),24rem)] animate-pop-in flex-col text-sm',
            'max-w-[min(28rem,var(--radix-popover-content-available-width))] min-w-(--radix-popover-trigger-width)',
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
      {typed && <LeaveGuard />}
      {question}
    </Popover.Root>
  )
}
