import { ChevronDown } from 'lucide-react'
import { Children, type ReactNode, Suspense, useId, useState } from 'react'
import { cx } from '@/ui/base/class-names.ts'

interface FactsProps {
  label: string
  /** The facts in one line; absent ones are left out. */
  children: ReactNode
  /** All of the facts. */
  details: ReactNode
}

/**
 * One line of facts under a title, and the button that shows all of them in place. Where they have no room, the long
 * ones are cut; a phone shows all in several lines.
 */
export const Facts = ({ label, children, details }: FactsProps) => (
  <FactsLine label={label} details={details}>
    <ul className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:grid lg:auto-cols-[minmax(auto,max-content)] lg:grid-flow-col lg:justify-start">
      {Children.toArray(children).map((child, index, all) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places.
          key={index}
          // What is no text of any length stands whole.
          className="flex max-w-full min-w-0 items-center gap-2 lg:max-w-md lg:not-has-data-truncated:min-w-max"
        >
          <span className="min-w-0 truncate">{child}</span>
          {index < all.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  </FactsLine>
)

/** A line under a title that is no list of facts, and the button that shows all facts in place. */
export function FactsLine({ label, children, details }: FactsProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label={label} className="-mt-2 -mb-1 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:flex-nowrap">
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex shrink-0 sm:ml-auto items-center gap-1 rounded-sm font-medium text-primary print:hidden"
        >
          Details
          <ChevronDown
            aria-hidden
            className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <Suspense>{details}</Suspense>
        </div>
      )}
    </section>
  )
}
