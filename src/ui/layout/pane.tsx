import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'

interface PaneProps {
  title: string
  /** Item count, beside the title. */
  count?: string | undefined
  /** Search, sort and actions. */
  controls?: ReactNode
  /** Alerts about the content. */
  notices?: ReactNode
  /** Part of a dialog, which has less room. */
  inDialog?: boolean
  children: ReactNode
}

/** Card of fixed height with a list, such as of available or selected items. */
export function Pane({ title, count, controls, notices, inDialog, children }: PaneProps) {
  return (
    <section
      aria-label={title}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface',
        inDialog ? 'h-[min(480px,55dvh)]' : 'h-[min(560px,75dvh)]',
      )}
    >
      <header className="flex flex-col gap-2 border-b p-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-sm font-semibold">{title}</h3>
          {count !== undefined && (
            <span role="status" className="text-xs text-muted">
              {count}
            </span>
          )}
        </div>
        {controls && <div className="flex flex-wrap items-center gap-2">{controls}</div>}
        {notices}
      </header>
      {children}
    </section>
  )
}

/** Text of an empty pane. */
export function PaneText({ children }: { children: ReactNode }) {
  return <p className="px-4 py-8 text-center text-sm text-muted">{children}</p>
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function ListSkeleton() {
  return (
    <Loading>
      {placeholders.map((key) => (
        <div key={key} className="flex h-[57px] flex-col justify-center gap-2 border-b px-3">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </Loading>
  )
}
