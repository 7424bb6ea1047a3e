import type { ReactNode } from 'react'
import { TruncatedText } from '../text/truncated-text.tsx'

/** Page header: breadcrumbs, title, badges and actions. */
export const PageHeader = ({
  crumbs,
  title,
  badges,
  note,
  actions,
}: {
  /** Links to the parent pages, then the name of the page itself. */
  crumbs: readonly { key: string; node: ReactNode }[]
  title: ReactNode
  badges?: ReactNode
  /** A description of the thing, in one line that is cut by width. */
  note?: string | undefined
  /** The primary action first. */
  actions?: ReactNode
}) => (
  <header className="flex flex-col gap-1.5">
    <nav aria-label="Breadcrumb" className="text-xs text-muted">
      {/* In one line, so that names that come late do not push the page down: short ones stay, long ones share the rest. */}
      <ol className="grid auto-cols-[minmax(0,max-content)] grid-flow-col justify-start gap-x-1">
        {crumbs.map(({ key, node }, index) => (
          <li
            key={key}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            className="flex max-w-80 min-w-0 gap-x-1 whitespace-nowrap [&_a]:text-primary [&_a:hover]:underline"
          >
            {index > 0 && <span aria-hidden="true">/ </span>}
            {node}
          </li>
        ))}
      </ol>
    </nav>
    <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-2">
      <h1
        data-truncated=""
        className="line-clamp-6 min-w-0 text-xl font-semibold tracking-[-0.015em] [overflow-wrap:anywhere]"
      >
        {title}
      </h1>
      {badges}
      {actions && (
        <div data-actions="" className="flex flex-wrap items-center gap-2 sm:ml-auto">
          {actions}
        </div>
      )}
    </div>
    {note !== undefined && (
      <p className="flex text-sm text-muted">
        <TruncatedText text={note} />
      </p>
    )}
  </header>
)
