import type { Catalog } from '@generated/catalog/types.ts'
import { expect, test } from 'vitest'
import { catalogFilterOf, filterCatalogs } from './filter.ts'

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
const catalogs = [catalog('Minibus'), catalog('Überland'), catalog('Old minibus', true)]

test.each([
  [{}, { deleted: false, name: '' }],
  [{ deleted: 'true' }, { deleted: true, name: '' }],
  [{ deleted: '0' }, { deleted: false, name: '' }],
  [{ display_name: 'bus' }, { deleted: false, name: 'bus' }],
  [{ display_name: ['bus'] }, { deleted: false, name: '' }],
])('%j in an address', (search, filter) => expect(catalogFilterOf(search)).toEqual(filter))

test.each([
  [false, '', 'Minibus, Überland'],
  [true, '', 'Old minibus'],
  [false, ' BUS ', 'Minibus'],
  [false, 'über', 'Überland'],
  [true, 'land', ''],
])('deleted: %s, %j lets %j through', (deleted, name, names) => {
  const passing = filterCatalogs(catalogs, { deleted, name })
  expect(passing.map(({ displayName }) => displayName).join(', ')).toBe(names)
})

test('the list itself passes when everything does', () => {
  const active = catalogs.slice(0, 2)
  expect(filterCatalogs(active, { deleted: false, name: '' })).toBe(active)
})
