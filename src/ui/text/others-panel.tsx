import type { ReactElement } from 'react'
import { PopoverPanel } from '../overlays/popover-panel.tsx'

interface OthersPanelProps {
  id: string
  anchor: HTMLElement
  label: string
  children: readonly ReactElement[]
  onClose: () => void
}

/** The items of a `FitList`, one below the other. */
export default function OthersPanel({ children, ...props }: OthersPanelProps) {
  return (
    <PopoverPanel {...props}>
      <ul className="flex min-h-0 flex-col items-start gap-2 overflow-y-auto p-3 text-sm">
        {children.map((child) => (
          <li key={child.key} className="flex max-w-full">
            {child}
          </li>
        ))}
      </ul>
    </PopoverPanel>
  )
}
