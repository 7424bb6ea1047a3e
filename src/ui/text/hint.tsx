import { type ReactElement, type ReactNode, useState } from 'react'
import { mergeTriggerProps, useTooltip } from '../overlays/tooltip.tsx'

interface HintProps {
  /** Tooltip text, or what renders it when it is shown; line breaks are kept. No tooltip if undefined. */
  text: ReactElement | string | undefined
  children: ReactNode
  className?: string
  /** False inside a link or button, which takes the focus and has the full text as its name. */
  focusable?: boolean
}

/**
 * Tooltip for text: the full version of a truncated text, the exact time of a date. Cheap enough for every
 * table cell: the accessible description is rendered on first focus.
 */
export function Hint({ text, children, className, focusable = true }: HintProps) {
  const [focused, setFocused] = useState(false)
  const { triggerProps, layer } = useTooltip(text, { describe: focused })
  const ownProps = { onFocus: () => setFocused(true) }
  const focus = focusable && text !== undefined ? { tabIndex: 0 } : {}
  return (
    <>
      <span className={className} {...focus} {...mergeTriggerProps(ownProps, triggerProps)}>
        {children}
      </span>
      {layer}
    </>
  )
}
