import { type ComponentProps, useId } from 'react'
import { Badge } from '../text/badge.tsx'
import { Checkbox } from './checkbox.tsx'

/** Checkbox of a beta feature, with a badge. */
export function BetaCheckbox(props: ComponentProps<typeof Checkbox>) {
  const badgeId = useId()
  return (
    <span className="flex items-start gap-2">
      <Checkbox {...props} aria-describedby={badgeId} />
      <span id={badgeId}>
        <Badge tone="accent">BETA</Badge>
      </span>
    </span>
  )
}
