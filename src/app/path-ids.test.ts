import { expect, test } from 'vitest'
import { checkPathId, InvalidPathIdError } from './path-ids.ts'

test.each(['3f9a21c4-0b6e-4b7e-9a70-1a2b3c4d5e6f', 'suite_1:v2.0-a'])('%j is an id', (id) => {
  expect(() => checkPathId('Suite ID', id)).not.toThrow()
})

test.each(['', ' ', 'a b', 'a/b', '..', '<b>', 'é'])('%j is none, and the user is told', (id) => {
  const invalid = new InvalidPathIdError('Suite ID')
  expect(invalid.message).toBe('Invalid Suite ID.')
  expect(() => checkPathId('Suite ID', id)).toThrow(invalid)
})

test('an asset is told of in words of its own', () => {
  expect(new InvalidPathIdError('Scenario Asset ID').message).toBe('Invalid scenario asset ID.')
})
