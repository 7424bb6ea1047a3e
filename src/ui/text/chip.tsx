import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

/** Chip for a short value, such as a label or environment; `mono` for code, which wraps. */
export const Chip = ({ children, mono = false }: { children: ReactNode; mono?: boolean }) => (
  <span
    className={cx(
      'inline-flex min-h-6 max-w-full items-center gap-1.5 align-top rounded border bg-surface px-2 text-xs',
      mono
        ? 'py-0.5 font-mono whitespace-normal [overflow-wrap:anywhere]'
        : 'truncate whitespace-nowrap',
    )}
  >
    {children}
  </span>
)
