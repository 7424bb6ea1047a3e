import type { ReactNode } from 'react'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

interface OverviewCardProps {
  title: ReactNode
  label: string
  /** A line beside the title. */
  note?: ReactNode
  /** Controls at the end of the head. */
  controls?: ReactNode
  /** Something is new: a red rule at its edge. */
  isAlarm?: boolean
  children: ReactNode
}

/** One of the cards of the overview: a head of one line, and rows. */
export const OverviewCard = (props: OverviewCardProps) => {
  const { title, label, note, controls, isAlarm = false, children } = props
  return (
    <section
      aria-label={label}
      data-overview-card
      className={cx(
        'min-w-0 overflow-hidden rounded-lg border bg-surface',
        // Over the card, so that nothing in it moves when the first news comes.
        isAlarm &&
          'relative before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-failed',
      )}
    >
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1">
        <h2 className="max-w-full shrink-0 text-base font-semibold [overflow-wrap:anywhere]">
          {title}
        </h2>
        <div
          data-truncated=""
          className={cx(
            'min-h-5 min-w-0 flex-1 truncate text-sm text-muted',
            note !== undefined && 'max-sm:order-last max-sm:basis-full',
          )}
        >
          {note}
        </div>
        {controls}
      </header>
      {children}
    </section>
  )
}

/** The places of rows that are read; that they are stands in the head of the card. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
      <div key={row} className="flex h-14 flex-col justify-center gap-2 border-b px-4">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </div>
)
