import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

interface ChipProps {
  children: ReactNode
  /** For code, which wraps. */
  mono?: boolean
  /** Stands out among others. */
  accent?: boolean
}

/** Chip for a short value, such as a label or environment. */
export const Chip = ({ children, mono = false, accent = false }: ChipProps) => (
  <span
    className={cx(
      'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded border px-2 align-top text-xs',
      accent ? 'border-primary-soft bg-primary-soft text-primary' : 'bg-surface',
      mono
        ? 'py-0.5 font-mono whitespace-normal [overflow-wrap:anywhere]'
        : 'truncate whitespace-nowrap',
    )}
  >
    {children}
  </span>
)
