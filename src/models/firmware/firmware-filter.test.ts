import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { expect, test } from 'vitest'
import { readSearch, type SearchOf } from '@/lib/search-params.ts'
import { releaseFilter } from './firmware-filter.ts'

const release = (name: string, draft: boolean, deprecated: boolean): FirmwareRelease => ({
  id: name,
  catalogId: 'c',
  catalogVersionId: 'v',
  name,
  description: `About ${name}`,
  draft,
  items: [],
  published: !draft,
  deprecated,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  releaseStatus: 'succeeded',
})
const releases = [
  release('draft', true, false),
  release('out', false, false),
  release('old draft', true, true),
  release('old', false, true),
]

test.each([
  [{}, {}],
  [{ draft: 'true' }, { draft: true }],
  [{ deleted: '1' }, { deleted: true }],
  [
    { draft: true, deleted: true },
    { draft: true, deleted: true },
  ],
  [{ draft: 'false', deleted: 'no' }, {}],
])('%j in an address', (search, filter) =>
  expect(readSearch(releaseFilter.schema)(search)).toEqual(filter),
)

test.each<[SearchOf<typeof releaseFilter.schema>, object, string]>([
  [{}, {}, 'draft, out'],
  [{ draft: true }, { draft: true }, 'draft'],
  [{ deleted: true }, { deprecated: true }, 'old draft, old'],
  [{ draft: true, deleted: true }, { draft: true, deprecated: true }, 'old draft'],
  [{ display_name: 'draft about' }, {}, 'draft'],
  [{ deleted: true, display_name: 'draft OLD' }, { deprecated: true }, 'old draft'],
])('%j asks for %j and lets %s through', (filter, query, names) => {
  expect(releaseFilter.queryOf(releaseFilter.serviceOf(filter))).toEqual(query)
  const passing = releaseFilter.apply(releases, filter)
  expect(passing.map(({ name }) => name).join(', ')).toBe(names)
})

test('returns the same array when everything passes', () => {
  const active = releases.slice(0, 2)
  expect(releaseFilter.apply(active, {})).toBe(active)
})
