import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { attemptName, attemptsText } from './attempts.ts'
import { attemptSearch } from './search.ts'

test.each([
  [{}, undefined],
  [{ attempts: '2' }, 2],
  [{ attempts: 2 }, 2],
  [{ attempts: '' }, undefined],
  [{ attempts: '-1' }, undefined],
  [{ attempts: '1.5' }, undefined],
  [{ attempts: 'last' }, undefined],
])('%j asks for the attempt %s', (search, number) => {
  expect(readSearch(attemptSearch)(search).attempts).toBe(number)
})

test.each([
  [1, 'First run'],
  [2, 'Retry 1'],
  [5, 'Retry 4'],
])('attempt %i is called %s', (number, name) => {
  expect(attemptName({ number })).toBe(name)
})

test.each([
  [0, 'no retry'],
  [1, 'no retry'],
  [2, '1 retry'],
  [4, '3 retries'],
])('%i attempts read %s', (length, text) => {
  expect(attemptsText({ length })).toBe(text)
})
