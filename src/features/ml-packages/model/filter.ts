import type { Package } from '@generated/ml/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { PackageFilter } from './search.ts'

/** Finds packages by name, description and id. */
const findPackages = searchBy(
  ({ name, description }: Package) => [name, description],
  ({ id }) => [id],
)

/**
 * The packages that pass a filter, in their order; the same array when all of them do. Deleted ones are filtered
 * here too: until the service's answer arrives, the list still holds the others.
 */
export const filterPackages = (
  packages: readonly Package[],
  filter: PackageFilter,
): readonly Package[] => {
  const { deleted = false } = filter
  const isFound = findPackages(filter.display_name)
  const passing = packages.filter((found) => found.deprecated === deleted && isFound(found))
  return passing.length === packages.length ? packages : passing
}
