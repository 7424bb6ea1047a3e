import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { assetFilter } from './asset-filter.ts'

const assets = partly<ScenarioAsset[]>([
  { id: 'a1', displayName: 'Road signs', description: 'Of Japan' },
  { id: 'a2', displayName: 'Cones' },
])

test.each([
  ['', 'a1 a2'],
  ['japan SIGNS', 'a1'],
  ['a2', 'a2'],
  ['nothing', ''],
])('%j finds %j', (display_name, ids) => {
  expect(
    assetFilter
      .apply(assets, { display_name })
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(assetFilter.apply(assets, {})).toBe(assets)
})
