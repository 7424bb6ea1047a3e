import { useMatch, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** A kind of thing that has a page: what it is called, and the list that it is found in. */
export interface Kind {
  /** `suite` */
  one: string
  /** `suites` */
  many: string
  /** Path of the list. `ownerId` is the catalog's for what a catalog owns, else the project's. */
  list: (ownerId: string) => string
}

/** `Suite`, for a title. */
export const titleOf = ({ one }: Pick<Kind, 'one'>): string =>
  one.charAt(0).toUpperCase() + one.slice(1)

/** An address of the console to link to. */
export interface LinkTarget {
  /** Path under the base path. */
  to: string
  search: SearchInput
}

interface SeenList extends LinkTarget {
  projectId: string
}

/** The lists as they were last seen: their own page, or the tab they stand in. */
const seen = new Map<string, SeenList>()

const keyOf = ({ many }: Kind, ownerId: string) => `${many} ${ownerId}`

/** Remembers with what filters, sort and page the list on show was last seen, for the ways back to it. */
export const useRememberList = (kind: Kind, ownerId: string): void => {
  const projectId = useProjectId()
  // Of the route it stands in: the location is that of the next page while the list is still on show.
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const search = useMatch({
    strict: false,
    select: (match) => match.search,
    structuralSharing: true,
  })
  useEffect(() => {
    seen.set(keyOf(kind, ownerId), { projectId, to, search: { ...search } })
  }, [kind, ownerId, projectId, to, search])
}

/** The way to a list as it was last seen; to its own page when it was not. */
export const listTarget = (kind: Kind, ownerId: string): LinkTarget => {
  const { to, search } = seen.get(keyOf(kind, ownerId)) ?? { to: kind.list(ownerId), search: {} }
  return { to, search }
}

/** The parameters with which a list on this path was last seen in a project; none when it was not. */
export const lastSearchAt = (pathname: string, projectId: string | undefined): SearchInput =>
  [...seen.values()].find((list) => list.to === pathname && list.projectId === projectId)?.search ??
  {}

/** Opens the list of a kind of thing as it was last seen. */
export const useToList = (kind: Kind, ownerId?: string): (() => Promise<void>) => {
  const projectId = useProjectId()
  const navigate = useNavigate()
  return () => navigate(listTarget(kind, ownerId ?? projectId))
}
