import type { Package } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import type { SearchOf } from '@/lib/search-params.ts'
import { packageFilter } from './package-filter.ts'

const found = (name: string, more: Partial<Package> = {}): Package => ({
  id: `id-of-${name}`,
  projectId: 'p',
  versionId: 'v',
  name,
  description: '',
  deprecated: false,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  ...more,
})
const packages = [
  found('night_detector', { description: 'For the shuttles' }),
  found('lane_keeper'),
  found('old_detector', { deprecated: true }),
]

test.each<[SearchOf<typeof packageFilter.schema>, string]>([
  [{}, 'night_detector, lane_keeper'],
  [{ deleted: true }, 'old_detector'],
  [{ display_name: 'DETECTOR' }, 'night_detector'],
  [{ display_name: 'shuttles night' }, 'night_detector'],
  [{ display_name: 'id-of-lane' }, 'lane_keeper'],
  [{ deleted: true, display_name: 'lane' }, ''],
])('%j lets %j through', (filter, names) => {
  expect(
    packageFilter
      .apply(packages, filter)
      .map(({ name }) => name)
      .join(', '),
  ).toBe(names)
})

test('returns the same array when everything passes', () => {
  const active = packages.slice(0, 2)
  expect(packageFilter.apply(active, {})).toBe(active)
})
