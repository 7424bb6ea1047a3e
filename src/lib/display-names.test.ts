import { expect, test } from 'vitest'
import { nameProblem, nameReason } from './display-names.ts'

test.each([
  ['', 'Required.', 'Enter a name.'],
  ['   ', 'Required.', 'Enter a name.'],
  ['abc', undefined, undefined],
  [' abc ', undefined, undefined],
  ['abcd', 'Name cannot exceed 3 characters.', 'Name cannot exceed 3 characters.'],
])('of three characters at most, %j: %s', (name, problem, reason) => {
  expect(nameProblem(name, 3)).toBe(problem)
  expect(nameReason(name, 3)).toBe(reason)
})
