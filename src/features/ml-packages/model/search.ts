import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of the package list. */
export const packageSearch = {
  /** Only deleted packages. */
  deleted: flag,
  /** Packages with all of these words in name, description and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of the package list. */
export type PackageFilter = SearchOf<typeof packageSearch>
