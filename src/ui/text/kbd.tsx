import type { ReactNode } from 'react'

/** Keyboard key or shortcut: `Esc`, `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line px-1.5 font-mono text-xs/4 font-normal text-muted">
      {children}
    </kbd>
  )
}
