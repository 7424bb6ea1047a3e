import type { ScenarioAsset } from '@generated/scenario/types.ts'
import type { SearchOf } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { assetSearch } from './search.ts'

const findAssets = searchBy(
  ({ displayName, description }: ScenarioAsset) => [displayName, description],
  ({ id }) => [id],
)

/** The assets with the words of a filter, in their order; the same array when all of them have. */
export const filterAssets = (
  assets: readonly ScenarioAsset[],
  { display_name }: SearchOf<typeof assetSearch>,
): readonly ScenarioAsset[] => {
  const passing = assets.filter(findAssets(display_name))
  return passing.length === assets.length ? assets : passing
}
