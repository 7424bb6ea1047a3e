import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { ReleaseFilter } from './search.ts'

/** The filter as query of the service; without the draft flag it lists drafts and published releases. */
export const releaseQueryOf = ({ draft, deleted }: ReleaseFilter) => ({
  ...(draft && { draft: true }),
  ...(deleted && { deprecated: true }),
})

/** Finds releases by name, description and id. */
export const findReleases = searchBy(
  ({ name, description }: FirmwareRelease) => [name, description],
  ({ id }) => [id],
)

/**
 * The releases that pass a filter, in their order; the same array when all of them do. The service filters
 * too: until its answer arrives, the list still holds releases of the previous filter.
 */
export const filterReleases = (
  releases: readonly FirmwareRelease[],
  filter: ReleaseFilter,
): readonly FirmwareRelease[] => {
  const { draft = false, deleted = false, display_name } = filter
  const isFound = findReleases(display_name)
  const passing = releases.filter(
    (release) => release.deprecated === deleted && (!draft || release.draft) && isFound(release),
  )
  return passing.length === releases.length ? releases : passing
}
