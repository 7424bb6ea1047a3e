import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { expect, test } from 'vitest'
import { filterReleases, releaseFilterOf, releaseQueryOf } from './filter.ts'

const release = (name: string, draft: boolean, deprecated: boolean): FirmwareRelease => ({
  id: name,
  catalogId: 'c',
  catalogVersionId: 'v',
  name,
  description: '',
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
  [{}, { draft: false, deleted: false }],
  [{ draft: 'true' }, { draft: true, deleted: false }],
  [{ deleted: '1' }, { draft: false, deleted: true }],
  [
    { draft: true, deleted: true },
    { draft: true, deleted: true },
  ],
  [
    { draft: 'false', deleted: 'no' },
    { draft: false, deleted: false },
  ],
])('%j in an address', (search, filter) => expect(releaseFilterOf(search)).toEqual(filter))

test.each([
  [false, false, {}, 'draft, out'],
  [true, false, { draft: true }, 'draft'],
  [false, true, { deprecated: true }, 'old draft, old'],
  [true, true, { draft: true, deprecated: true }, 'old draft'],
])('draft: %s, deleted: %s asks for %j and lets %s through', (draft, deleted, query, names) => {
  expect(releaseQueryOf({ draft, deleted })).toEqual(query)
  const passing = filterReleases(releases, { draft, deleted })
  expect(passing.map(({ name }) => name).join(', ')).toBe(names)
})

test('the list itself passes when everything does', () => {
  const active = releases.slice(0, 2)
  expect(filterReleases(active, { draft: false, deleted: false })).toBe(active)
})
