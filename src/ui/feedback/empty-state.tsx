import type { ReactNode } from 'react'

/** Default text of every empty table. */
const noData = 'No data found.'

/**
 * Shown for an empty list: a title, why it is empty (`children`), and buttons to create the first item
 * (`action`) or clear the filter (`clearFilter`).
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
