import type { AreaMap } from '@generated/map/types.ts'
import type { SearchOf } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { mapSearch } from './search.ts'

/** Finds maps by name and number. */
export const findMaps = searchBy(
  ({ areaMapName }: AreaMap) => [areaMapName],
  ({ areaMapId }) => [String(areaMapId)],
)

/** The maps with the words of a filter, in their order; the same array when all of them have. */
export const filterMaps = (
  maps: readonly AreaMap[],
  { display_name }: SearchOf<typeof mapSearch>,
): readonly AreaMap[] => {
  const passing = maps.filter(findMaps(display_name))
  return passing.length === maps.length ? maps : passing
}
