import { useMatch, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** A kind of thing that has a page: its names and the path of its list. */
export interface Kind {
  /** `suite` */
  one: string
  /** `suites` */
  many: string
  /** Path of the list. `ownerId` is the catalog id for things owned by a catalog, else the project id. */
  list: (ownerId: string) => string
}

/** Name of the kind for a title: `Suite`. */
export const titleOf = ({ one }: Pick<Kind, 'one'>): string =>
  one.charAt(0).toUpperCase() + one.slice(1)

/** Link target within the console. */
export interface LinkTarget {
  /** Path under the base path. */
  to: string
  search: SearchInput
}

interface RememberedList extends LinkTarget {
  projectId: string
}

/** Last address of each list: of its own page, or of the page with its tab. */
const remembered = new Map<string, RememberedList>()

const keyOf = ({ many }: Kind, ownerId: string) => `${many} ${ownerId}`

/** Remembers the filters, sort order and page of the current list, for links back to it. */
export const useRememberList = (kind: Kind, ownerId: string): void => {
  const projectId = useProjectId()
  // From the route match: while the next page loads, the location is already that page's.
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const search = useMatch({
    strict: false,
    select: (match) => match.search,
    structuralSharing: true,
  })
  useEffect(() => {
    remembered.set(keyOf(kind, ownerId), { projectId, to, search: { ...search } })
  }, [kind, ownerId, projectId, to, search])
}

/** Link to a list with its last filters, sort order and page; to its own page if it was not open before. */
export const listTarget = (kind: Kind, ownerId: string): LinkTarget => {
  const last = remembered.get(keyOf(kind, ownerId)) ?? { to: kind.list(ownerId), search: {} }
  return { to: last.to, search: last.search }
}

/** Last search parameters of the list at this path in this project; empty if it was not open before. */
export const lastSearchAt = (pathname: string, projectId: string | undefined): SearchInput =>
  [...remembered.values()].find((list) => list.to === pathname && list.projectId === projectId)
    ?.search ?? {}

/** Returns a function that opens a list with its last filters, sort order and page. */
export const useToList = (kind: Kind, ownerId?: string): (() => Promise<void>) => {
  const projectId = useProjectId()
  const navigate = useNavigate()
  return () => navigate(listTarget(kind, ownerId ?? projectId))
}
