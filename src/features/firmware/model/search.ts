import { keysOf } from '@/lib/objects.ts'
import { flag, type SearchOf, type SearchSchema } from '@/lib/search-params.ts'

/** What of a catalog's releases to show, as the address says it. */
export const releaseSearch = {
  /** The drafts, and no published ones. */
  draft: flag,
  /** The deleted releases, and no others. */
  deleted: flag,
} as const satisfies SearchSchema

/** What of a catalog's releases to show. */
export type ReleaseFilter = SearchOf<typeof releaseSearch>

/** The tabs of the page of a release in their order, and their names. */
export const releaseTabNames = { items: 'Items', suiteReports: 'Suite Reports' } as const

/** A tab of the page of a release, as its address names it. */
export type ReleaseTab = keyof typeof releaseTabNames

/** The tabs of the page of a release, the default first. */
export const releaseTabs = keysOf(releaseTabNames)
