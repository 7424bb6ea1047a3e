import { encode } from '@/lib/lists.ts'
import type { Kind } from '@/page/kind.ts'

/** Scenario assets: their names and their list. */
export const assetKind: Kind = {
  one: 'scenario asset',
  many: 'scenario assets',
  list: () => '/scenario_assets',
}

/** The page of an asset. */
export const assetTarget = (assetId: string) => ({
  to: `/scenario_assets/${encode(assetId)}`,
  search: {},
})
