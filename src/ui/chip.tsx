import type { ReactNode } from 'react'

/** A small value in a frame: a label, an environment, an override (`mono` for what is code). */
export const Chip = ({ children, mono = false }: { children: ReactNode; mono?: boolean }) => (
  <span
    className={`inline-flex h-6 max-w-full items-center gap-1.5 truncate align-top rounded border bg-surface px-2 text-xs whitespace-nowrap ${mono ? 'font-mono' : ''}`}
  >
    {children}
  </span>
)
