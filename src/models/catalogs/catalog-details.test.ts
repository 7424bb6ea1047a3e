import { expect, test } from 'vitest'
import { nameError, savedDetails } from './catalog-details.ts'
import { tabsOf } from './catalog-tab-names.ts'

test.each([
  ['', 'Required.'],
  ['   ', 'Required.'],
  ['a', undefined],
  ['a'.repeat(32), undefined],
  [` ${'a'.repeat(32)} `, undefined],
  ['a'.repeat(33), 'Name cannot exceed 32 characters.'],
])('name %j', (name, error) => expect(nameError(name)).toBe(error))

test('the name is trimmed, the description kept as entered', () => {
  expect(savedDetails({ displayName: ' Minibus ', description: ' \n' })).toEqual({
    displayName: 'Minibus',
    description: ' \n',
  })
})

test('a catalog of another project has only its releases', () => {
  expect(tabsOf({})).toEqual(['suites', 'integrations', 'reports', 'trend', 'releases'])
  expect(tabsOf({ sharedFrom: 'p2' })).toEqual(['releases'])
})
