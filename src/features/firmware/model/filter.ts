import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { flagOf } from '@/lib/search-params.ts'

/** What of a catalog's releases to show. */
export interface ReleaseFilter {
  /** The drafts, and no published ones. */
  draft: boolean
  /** The deleted releases, and no others. */
  deleted: boolean
}

/** The filter of a list of releases that stands in an address. */
export const releaseFilterOf = (search: Readonly<Record<string, unknown>>): ReleaseFilter => ({
  draft: flagOf(search, 'draft'),
  deleted: flagOf(search, 'deleted'),
})

/** What the service is asked for; without the draft flag it lists drafts and published releases. */
export const releaseQueryOf = ({ draft, deleted }: ReleaseFilter) => ({
  ...(draft && { draft: true }),
  ...(deleted && { deprecated: true }),
})

/**
 * The releases that pass a filter, in their order; the same list when all of them do. Told apart here as
 * well: until the service's answer comes, those of another filter are all there is.
 */
export const filterReleases = (
  releases: readonly FirmwareRelease[],
  { draft, deleted }: ReleaseFilter,
): readonly FirmwareRelease[] => {
  const passing = releases.filter(
    (release) => release.deprecated === deleted && (!draft || release.draft),
  )
  return passing.length === releases.length ? releases : passing
}
