import type { ReactNode } from 'react'

/** Controls of the page around a log, which stand in its bar. */
export interface LogBarAround {
  start?: ReactNode
  end?: ReactNode
}

interface LogBarRowProps {
  around: LogBarAround | undefined
  children?: ReactNode
}

/** The row of a log's bar, with the controls of the page around it. */
export const LogBarRow = ({ around, children }: LogBarRowProps) => (
  <div className="@container print:hidden">
    <div className="flex flex-wrap items-center gap-2 p-1.5 sm:flex-nowrap [&_label]:@max-4xl:px-2">
      {around?.start}
      {children}
      {around?.end}
    </div>
  </div>
)
