import type { SearchInput } from '@/lib/search-params.ts'

/** A list to which the pages of its things lead back. */
type ListPath = '/suites' | '/vehicle_catalogs'

const last = new Map<ListPath, { projectId: string; search: SearchInput }>()

/** Remembers with what filters, sort and page a list was last seen, for the way back to it. */
export const rememberList = (path: ListPath, projectId: string, search: SearchInput): void => {
  last.set(path, { projectId, search })
}

/** The parameters of a list as it was last seen in this project; none when it was not. */
export const lastListSearch = (path: ListPath, projectId: string): SearchInput => {
  const seen = last.get(path)
  return seen?.projectId === projectId ? seen.search : {}
}
