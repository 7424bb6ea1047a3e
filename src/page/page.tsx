import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import { useProjectIdIfAny } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { PageHeader } from '@/ui/layout/page-header.tsx'
import { lastSearchAt } from './kind.ts'

/** What a page is made of. */
export interface PageProps {
  /** The heading, the browser's title and the last link of the chain: `Suites`, or the suite's name. */
  title: string
  /** Shown in place of `title` as heading, for a title that is more than text. */
  heading?: ReactNode
  /** Names to show in the chain in place of the routes' own: `{ Suite: suite.displayName }`. */
  names?: Readonly<Record<string, string | undefined>> | undefined
  /**
   * Parameters of links in the chain, by the routes' own names: `{ Catalog: { tab: 'releases' } }`. A list of
   * the project is linked to as it was last seen.
   */
  searches?: Readonly<Record<string, SearchInput>>
  badges?: ReactNode
  /** The primary action first. */
  actions?: ReactNode
  children: ReactNode
}

/** One page of the console: chain of parents, heading, badges and actions over its content. */
export function Page({
  title,
  heading = title,
  names = {},
  searches = {},
  badges,
  actions,
  children,
}: PageProps) {
  useDocumentTitle(title)
  const crumbs = useCrumbs()
  const projectId = useProjectIdIfAny()
  const chain = crumbs.map(({ name, pathname }, index) => ({
    key: pathname,
    node:
      index === crumbs.length - 1 ? (
        <bdi>{title}</bdi>
      ) : (
        <TextLink to={pathname} search={searches[name] ?? lastSearchAt(pathname, projectId)}>
          <bdi>{names[name] ?? name}</bdi>
        </TextLink>
      ),
  }))
  return (
    <div className="flex flex-col gap-3.5">
      <PageHeader crumbs={chain} title={heading} badges={badges} actions={actions} />
      {children}
    </div>
  )
}

/** Names the page in the browser's tab and history. `Page` does it by itself. */
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
