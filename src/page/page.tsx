import { useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { formatDateTime } from '@/lib/dates.ts'
import type { SearchInput } from '@/lib/search-params.ts'
import { useProjectIdIfAny } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { usePrinting } from '@/ui/base/use-printing.ts'
import { PageHeader } from '@/ui/layout/page-header.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { lastSearchAt } from './kind.ts'

/** Props of `Page`. */
export interface PageProps {
  /** Heading, document title and last breadcrumb: `Suites`, or the suite's name. */
  title: string
  /** Heading where it is shorter; default: `title`. */
  heading?: string
  /** Replaces breadcrumb names of routes: `{ Suite: suite.displayName }`. */
  names?: Readonly<Record<string, string | undefined>> | undefined
  /**
   * Search parameters of breadcrumb links, by the route's crumb: `{ Catalog: { tab: 'releases' } }`. Links to
   * a list of the project keep its last filters, sort order and page.
   */
  searches?: Readonly<Record<string, SearchInput>>
  badges?: ReactNode
  /** One line under the heading that says what the thing is. */
  note?: string | undefined
  /** The primary action first. */
  actions?: ReactNode
  /** Stands above what the page says of its fetch. */
  lead?: ReactNode
  children: ReactNode
}

/** The fetch of the thing whose page it is, as `DetailPage` tells it: retrying, failed, stale. */
export const PageStatus = createContext<ReactNode>(null)

/** Frame of every page: breadcrumbs, heading, badges and actions above the content. */
export function Page({
  title,
  heading = title,
  names = {},
  searches = {},
  badges,
  note,
  actions,
  lead,
  children,
}: PageProps) {
  useDocumentTitle(title)
  const crumbs = useCrumbs()
  const projectId = useProjectIdIfAny()
  const breadcrumbs = crumbs.map(({ name, pathname }, index) => ({
    key: pathname,
    node:
      index === crumbs.length - 1 ? (
        <TruncatedText text={title} />
      ) : (
        <TextLink to={pathname} search={searches[name] ?? lastSearchAt(pathname, projectId)}>
          <TruncatedText text={names[name] ?? name} />
        </TextLink>
      ),
  }))
  return (
    <div className="flex flex-col gap-3.5">
      <PageHeader
        crumbs={breadcrumbs}
        title={<bdi>{heading}</bdi>}
        badges={badges}
        note={note}
        actions={actions}
      />
      <PrintedFrom />
      {lead}
      {use(PageStatus)}
      {children}
    </div>
  )
}

/** On paper: when the page was printed, and the address that leads back to it, which tells the filters, too. */
function PrintedFrom() {
  if (!usePrinting()) return null
  return (
    <p className="text-xs text-muted [overflow-wrap:anywhere]">
      Printed {formatDateTime(new Date().toISOString())} from {window.location.href}
    </p>
  )
}

/** Sets the document title. Only for screens that do not use `Page`. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Evaluation Console`
  }, [title])
}

const useCrumbs = () =>
  useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData, pathname }) =>
        staticData.crumb === undefined ? [] : [{ name: staticData.crumb, pathname }],
      ),
    structuralSharing: true,
  })
