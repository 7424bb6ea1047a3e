import type { Catalog } from '@generated/catalog/types.ts'
import { expect, test } from 'vitest'
import { readSearch, type SearchOf } from '@/lib/search-params.ts'
import { catalogFilter } from './catalog-filter.ts'

const catalog = (displayName: string, deprecated = false): Catalog => ({
  id: displayName,
  projectId: 'p',
  versionId: 'v',
  displayName,
  description: '',
  type: 'vehicle',
  deprecated,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
})
const catalogs = [
  { ...catalog('Minibus'), description: 'Winter tyres' },
  catalog('Überland'),
  catalog('Old minibus', true),
]

test.each<[Record<string, unknown>, SearchOf<typeof catalogFilter.schema>]>([
  [{}, {}],
  [{ deleted: 'true' }, { deleted: true }],
  [{ deleted: '0' }, {}],
  [{ display_name: 'bus' }, { display_name: 'bus' }],
  [{ display_name: ' ' }, {}],
  [{ display_name: ['bus'] }, {}],
])('%j in an address', (search, filter) =>
  expect(readSearch(catalogFilter.schema)(search)).toEqual(filter),
)

test.each<[SearchOf<typeof catalogFilter.schema>, string]>([
  [{}, 'Minibus, Überland'],
  [{ deleted: true }, 'Old minibus'],
  [{ display_name: ' BUS ' }, 'Minibus'],
  [{ display_name: 'über' }, 'Überland'],
  [{ display_name: 'tyres bus' }, 'Minibus'],
  [{ display_name: 'tyres über' }, ''],
  [{ deleted: true, display_name: 'land' }, ''],
])('%j lets %j through', (filter, names) => {
  const passing = catalogFilter.apply(catalogs, filter)
  expect(passing.map(({ displayName }) => displayName).join(', ')).toBe(names)
})

test('returns the same array when everything passes', () => {
  const active = catalogs.slice(0, 2)
  expect(catalogFilter.apply(active, {})).toBe(active)
})
