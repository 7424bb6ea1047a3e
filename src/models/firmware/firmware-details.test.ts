import { expect, test } from 'vitest'
import { nameError, updateRequest } from './firmware-details.ts'

test.each([
  ['', 'Required.'],
  ['  \n', 'Required.'],
  ['v', undefined],
  ['x'.repeat(64), undefined],
  [` ${'x'.repeat(64)} `, undefined],
  ['x'.repeat(65), 'Name cannot exceed 64 characters.'],
])('the name %j: %s', (name, error) => expect(nameError(name)).toBe(error))

test('the name is trimmed, the description kept', () => {
  expect(updateRequest({ name: ' v2 ', description: ' a\n' })).toEqual({
    name: 'v2',
    description: ' a\n',
  })
})
