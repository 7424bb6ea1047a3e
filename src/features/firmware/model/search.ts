import { keysOf } from '@/lib/objects.ts'
import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of a release list. */
export const releaseSearch = {
  /** Only drafts. */
  draft: flag,
  /** Only deleted releases. */
  deleted: flag,
  /** Releases with all of these words in name, description and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of a release list. */
export type ReleaseFilter = SearchOf<typeof releaseSearch>

/** The tabs of a release's page, in order, with their labels. */
export const releaseTabNames = { items: 'Items', suiteReports: 'Suite Reports' } as const

/** A tab of a release's page, as named in the URL. */
export type ReleaseTab = keyof typeof releaseTabNames

/** The tabs of a release's page, the default first. */
export const releaseTabs = keysOf(releaseTabNames)
