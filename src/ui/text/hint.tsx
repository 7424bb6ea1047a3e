import { type ReactNode, useState } from 'react'
import { mergeTriggerProps, useTooltip } from '../overlays/tooltip.tsx'

interface HintProps {
  /** The whole text; line breaks are kept. Without it the element is plain. */
  text: string | undefined
  children: ReactNode
  className?: string
  /** False inside a link or button, which takes the focus itself and has the whole text as its name. */
  focusable?: boolean
}

/**
 * More about a text on hover and focus: the whole of a cut one, the exact time of a date. Made to stand in
 * every cell of a table: its description is added when the focus reaches it, not before.
 */
export function Hint({ text, children, className, focusable = true }: HintProps) {
  const [reached, setReached] = useState(false)
  const { triggerProps, layer } = useTooltip(text, { describe: reached })
  const reach = { onFocus: () => setReached(true) }
  const focus = focusable && text !== undefined ? { tabIndex: 0 } : {}
  return (
    <>
      <span className={className} {...focus} {...mergeTriggerProps(reach, triggerProps)}>
        {children}
      </span>
      {layer}
    </>
  )
}
