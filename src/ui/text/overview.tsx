import type { ReactNode } from 'react'
import { ClampedText, mayBeLong } from './clamped-text.tsx'
import { EmptyCell } from './empty-cell.tsx'

/** A label with its value, of which a long text shows its beginning; `wide` spans both columns. */
export type OverviewItem = { label: string; value: ReactNode; wide?: boolean }

/** Items of an overview; one that does not apply is left out. */
export type OverviewItems = readonly (OverviewItem | false | '' | null | undefined)[]

interface OverviewProps {
  label: string
  items: OverviewItems
  /** Smaller text and rows of 28 px, for many facts below those that matter most. */
  dense?: boolean
}

/** Card of labels and values at the top of a detail page: two columns, one on narrow screens. */
export const Overview = ({ label, items, dense = false }: OverviewProps) => (
  <section
    aria-label={label}
    className={`rounded-lg border bg-surface px-4 py-1.5 ${dense ? 'text-sm' : 'text-base'}`}
  >
    <dl className="grid gap-x-6 md:grid-cols-2">
      {items
        .flatMap((item) => item || [])
        .map((item) => (
          <div
            key={item.label}
            // In rows of 28 px a label is level with the middle of its value, which may be a button or a mark.
            className={`grid min-w-0 grid-cols-[minmax(96px,2fr)_5fr] gap-x-3 ${dense ? 'min-h-7 items-start py-0.5 *:flex *:min-h-6 *:items-center' : 'items-baseline py-2'} md:grid-cols-[156px_1fr] ${item.wide ? 'md:col-span-2' : ''}`}
          >
            <dt className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">{item.label}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-1.5 whitespace-pre-line [overflow-wrap:anywhere]">
              {typeof item.value === 'string' && mayBeLong(item.value) ? (
                <ClampedText text={item.value} />
              ) : (
                (item.value ?? <EmptyCell />)
              )}
            </dd>
          </div>
        ))}
    </dl>
  </section>
)
