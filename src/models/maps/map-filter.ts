import type { AreaMap } from '@generated/map/types.ts'
import { byWords, listFilter } from '@/lib/list-filter.ts'
import { searchBy } from '@/lib/search-words.ts'

/** Finds maps by name and number. */
export const findMaps = searchBy(
  ({ areaMapName }: AreaMap) => [areaMapName],
  ({ areaMapId }) => [String(areaMapId)],
)

/** The filter of the map list. */
export const mapFilter = listFilter({
  display_name: byWords(findMaps, { label: 'Name', placeholder: 'Name or ID' }),
})
