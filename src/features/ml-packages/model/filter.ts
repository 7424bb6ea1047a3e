import { searchBy } from '@/lib/search-words.ts'
import type { PackageFilter } from './search.ts'

/** A package or a release of one. */
interface Listed {
  id: string
  name: string
  description: string
  deprecated: boolean
}

/** Finds packages and releases by name, description and id. */
const findListed = searchBy(
  ({ name, description }: Listed) => [name, description],
  ({ id }) => [id],
)

/**
 * The packages or releases that pass a filter, in their order; the same array when all of them do. Deleted ones are
 * filtered here too: until the service's answer arrives, the list still holds the others.
 */
export const filterListed = <Item extends Listed>(
  items: readonly Item[],
  filter: PackageFilter,
): readonly Item[] => {
  const { deleted = false } = filter
  const isFound = findListed(filter.display_name)
  const passing = items.filter((item) => item.deprecated === deleted && isFound(item))
  return passing.length === items.length ? items : passing
}
