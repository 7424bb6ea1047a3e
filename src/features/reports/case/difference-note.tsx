import type { ReactNode } from 'react'

/** Text in place of a difference. */
export const DifferenceNote = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-3 py-2.5 text-muted">
    {children}
  </div>
)

/** Says that the difference is looked for. */
export const DifferenceWait = () => (
  <DifferenceNote>Looking for the first difference…</DifferenceNote>
)
