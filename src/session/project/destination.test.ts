import { expect, test } from 'vitest'
import { destinationError } from './destination.ts'

test.each([
  ['', 'Required.'],
  ['  ', 'Required.'],
  ['a b', 'This is not the ID of a project.'],
  ['a/b', 'This is not the ID of a project.'],
  ['own', 'This is the project that shares.'],
  [' own ', 'This is the project that shares.'],
  ['taken', 'This project has been invited already.'],
  ['other', undefined],
  [' other ', undefined],
  ['Own', undefined],
])('%j: %s', (text, error) => expect(destinationError(text, 'own', ['taken'])).toBe(error))

test('nobody has been invited unless told', () => {
  expect(destinationError('taken', 'own')).toBeUndefined()
})
