import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense } from 'react'
import { loadTooltips, useTooltipState } from './tooltip.tsx'

const TooltipLayer = lazy(loadTooltips)

interface SharedTooltipOptions {
  /** The element under the pointer that has a tooltip. */
  at: (target: EventTarget) => HTMLElement | undefined
  /** The element that has a tooltip, of the one that is focused. */
  inFocus: (target: Element) => HTMLElement | undefined
  content: (element: HTMLElement) => ReactNode
  /** Lets the pointer through to what the tooltip covers. */
  clickThrough?: (element: HTMLElement) => boolean
}

/**
 * One tooltip for many elements: spread `triggerProps` on what they are in, and render `layer` beside it. As
 * `useTooltip`, without a cost for each of them.
 */
export function useSharedTooltip({ at, inFocus, content, clickThrough }: SharedTooltipOptions) {
  const { anchor, openOnHover, openNow, close, keepOpen, closeSoon } = useTooltipState()
  return {
    triggerProps: {
      onPointerOver: (event: PointerEvent) => {
        // Touch has no hover.
        const element = event.pointerType === 'touch' ? undefined : at(event.target)
        if (element === undefined) {
          if (anchor) closeSoon()
        } else if (element === anchor) keepOpen()
        else openOnHover(element)
      },
      onPointerOut: (event: PointerEvent) => {
        if (at(event.target)) closeSoon()
      },
      onPointerDown: close,
      onFocus: ({ target }: FocusEvent) => {
        const element = target.matches(':focus-visible') ? inFocus(target) : undefined
        if (element) openNow(element)
      },
      onBlur: close,
    },
    layer: anchor && (
      <Suspense fallback={null}>
        <TooltipLayer
          anchor={anchor}
          side="top"
          content={content(anchor)}
          clickThrough={clickThrough?.(anchor)}
          onClose={close}
          onPointerEnter={keepOpen}
          onPointerLeave={closeSoon}
        />
      </Suspense>
    ),
  }
}
