import type { ReactNode } from 'react'
import { useSharedTooltip } from '../overlays/shared-tooltip.tsx'
import { isCut, truncated } from './truncated.ts'

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
  const { triggerProps, layer } = useSharedTooltip({
    at: cutAt,
    inFocus: cutIn,
    content: ({ textContent }) => <bdi>{textContent}</bdi>,
    // The name of a link must not cover the link of the row above.
    clickThrough: (text) => text.closest('a, button') !== null,
  })
  return (
    <>
      <div className="contents" {...triggerProps}>
        {children}
      </div>
      {layer}
    </>
  )
}
