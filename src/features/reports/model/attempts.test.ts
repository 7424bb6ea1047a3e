import { expect, test } from 'vitest'
import { attemptName, attemptNumberOf } from './attempts.ts'

test.each([
  [{}, undefined],
  [{ attempts: '2' }, 2],
  [{ attempts: 2 }, 2],
  [{ attempts: '' }, undefined],
  [{ attempts: '-1' }, undefined],
  [{ attempts: '1.5' }, undefined],
  [{ attempts: 'last' }, undefined],
])('%j asks for the attempt %s', (search, number) => {
  expect(attemptNumberOf(search)).toBe(number)
})

test.each([
  [1, 'First run'],
  [2, 'Retry 1'],
  [5, 'Retry 4'],
])('attempt %i is called %s', (number, name) => {
  expect(attemptName({ number })).toBe(name)
})
