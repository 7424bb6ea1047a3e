import type { SearchInput } from '@/lib/search-params.ts'

let last: { projectId: string; search: SearchInput } | undefined

/** Remembers with what filters, sort and page the list of suites was last seen, for the way back to it. */
export const rememberList = (projectId: string, search: SearchInput): void => {
  last = { projectId, search }
}

/** The parameters of the list as it was last seen in this project; none when it was not. */
export const lastListSearch = (projectId: string): SearchInput =>
  last?.projectId === projectId ? last.search : {}
