import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense } from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { useTooltipState } from '../overlays/tooltip.tsx'
import { isCut, truncated } from './truncated.ts'

const TooltipLayer = lazy(codeLoader(() => import('../overlays/tooltip-layer.tsx')))

/** The cut text under the pointer. */
const cutAt = (target: EventTarget) => {
  const text = target instanceof Element ? target.closest(truncated) : null
  return text && isCut(text) ? text : undefined
}

/** The first cut text that is focused, or in the focused link or button. */
const cutIn = (target: Element) =>
  [target, ...target.querySelectorAll(truncated)]
    .filter((text) => text.matches(truncated))
    .find(isCut)

/**
 * Shows the whole of any `TruncatedText` below it as a tooltip while it is cut. One for all, so that a cell of
 * a table is an element and no more. The whole text is in the document: screen readers read it as it is.
 */
export function TruncationTips({ children }: { children: ReactNode }) {
  const { anchor, openOnHover, openNow, close, keepOpen, closeSoon } = useTooltipState()
  const onPointerOver = (event: PointerEvent) => {
    // Touch has no hover.
    const text = event.pointerType === 'touch' ? undefined : cutAt(event.target)
    if (text === undefined) {
      if (anchor) closeSoon()
    } else if (text === anchor) keepOpen()
    else openOnHover(text)
  }
  const onPointerOut = (event: PointerEvent) => {
    if (cutAt(event.target)) closeSoon()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const text = target.matches(':focus-visible') ? cutIn(target) : undefined
    if (text) openNow(text)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no role of its own, it only listens. */}
      <div
        className="contents"
        onPointerOver={onPointerOver}
        onPointerOut={onPointerOut}
        onPointerDown={close}
        onFocus={onFocus}
        onBlur={close}
      >
        {children}
      </div>
      {anchor && (
        <Suspense fallback={null}>
          <TooltipLayer
            anchor={anchor}
            side="top"
            content={<bdi>{anchor.textContent}</bdi>}
            // The name of a link must not cover the link of the row above.
            clickThrough={anchor.closest('a, button') !== null}
            onClose={close}
            onPointerEnter={keepOpen}
            onPointerLeave={closeSoon}
          />
        </Suspense>
      )}
    </>
  )
}
