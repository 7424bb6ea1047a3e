import type { FirmwareRelease } from '@generated/catalog/types.ts'
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

/** The filter as the service's query; without the draft flag it lists drafts and published releases. */
export const releaseQueryOf = ({ draft, deleted }: ReleaseFilter) => ({
  ...(draft && { draft: true }),
  ...(deleted && { deprecated: true }),
})

/**
 * The releases that pass a filter, in their order; the same list when all of them do. The service filters
 * as well: until its answer comes, the releases of another filter are all there is.
 */
export const filterReleases = (
  releases: readonly FirmwareRelease[],
  filter: ReleaseFilter,
): readonly FirmwareRelease[] => {
  const { draft = false, deleted = false } = filter
  const passing = releases.filter(
    (release) => release.deprecated === deleted && (!draft || release.draft),
  )
  return passing.length === releases.length ? releases : passing
}
