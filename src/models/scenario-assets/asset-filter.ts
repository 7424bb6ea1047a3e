import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { byWords, listFilter } from '@/lib/list-filter.ts'
import { searchBy } from '@/lib/search-words.ts'

const findAssets = searchBy(
  ({ displayName, description }: ScenarioAsset) => [displayName, description],
  ({ id }) => [id],
)

/** The filter of the asset list. */
export const assetFilter = listFilter({
  display_name: byWords(findAssets, { label: 'Name', placeholder: 'Name, text or ID' }),
})
