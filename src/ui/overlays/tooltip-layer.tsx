import * as Popover from '@radix-ui/react-popover'
import type { PointerEventHandler, ReactNode } from 'react'
import { cx, floating } from '../base/class-names.ts'

/** Preferred side of a tooltip; it flips if there is no space. */
export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

interface TooltipLayerProps {
  id?: string
  anchor: HTMLElement
  side: TooltipSide
  content: ReactNode
  /** The pointer passes through. */
  clickThrough?: boolean | undefined
  onClose: () => void
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
}

// Accessibility: all content belongs to a landmark. Tooltips of a dialog go to the body, above the dialog.
const landmarkOf = (anchor: HTMLElement) =>
  anchor.closest('[role$="dialog"]') ? null : anchor.closest<HTMLElement>('main, header')

/**
 * Floating part of a tooltip. Built on Radix's popover, which takes any element as its anchor: the trigger
 * needs no wrapper and stays the same element when this code loads.
 */
export default function TooltipLayer({
  id,
  anchor,
  side,
  content,
  clickThrough = false,
  onClose,
  ...pointer
}: TooltipLayerProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal container={landmarkOf(anchor)}>
        <Popover.Content
          {...pointer}
          id={id}
          role="tooltip"
          data-click-through={clickThrough || undefined}
          // Inline, as in a dialog Radix sets it inline too.
          style={clickThrough ? { pointerEvents: 'none' } : undefined}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          // The trigger keeps the focus and handles its own clicks.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) {
              event.preventDefault()
            }
          }}
          className={cx(
            floating,
            'max-w-80 animate-fade-in px-2.5 py-1.5 text-xs break-words whitespace-pre-line',
          )}
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
