import type { ReactNode } from 'react'

/** The text of every table without rows. */
const noData = 'No data found.'

/**
 * Stands in place of an empty list: the shared text, what the list holds and why it is empty (`children`),
 * and the way on, which is the first step (`action`) or clearing the filter (`clearFilter`).
 */
export const EmptyState = ({
  title = noData,
  children,
  action,
  clearFilter,
}: {
  title?: string
  children?: ReactNode
  action?: ReactNode
  clearFilter?: ReactNode
}) => (
  <div className="flex flex-col items-center gap-1.5 px-4 py-10 text-center text-sm">
    <p className="font-semibold">{title}</p>
    {children && <div className="max-w-[56ch] whitespace-normal text-muted">{children}</div>}
    {(action || clearFilter) && (
      <div className="mt-2.5 flex flex-wrap justify-center gap-2">
        {clearFilter}
        {action}
      </div>
    )}
  </div>
)
