import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { attemptName, attemptsText, flakinessText } from './case-attempts.ts'
import { caseSearch } from './report-search.ts'

test.each([
  [{}, undefined],
  [{ attempts: '2' }, 2],
  [{ attempts: 2 }, 2],
  [{ attempts: '12' }, 12],
  [{ attempts: '' }, undefined],
  [{ attempts: '-1' }, undefined],
  [{ attempts: '1.5' }, undefined],
  [{ attempts: 'last' }, undefined],
])('%j asks for the attempt %s', (search, number) => {
  expect(readSearch(caseSearch)(search).attempts).toBe(number)
})

test.each([
  [1, 'First try'],
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

test.each([
  [[], undefined],
  [['failed'], undefined],
  [['succeeded'], undefined],
  [['failed', 'failed'], 'Failed both times: not flaky'],
  [['failed', 'failed', 'failed'], 'Failed every time: not flaky'],
  [['failed', 'succeeded'], 'Failed, then passed: flaky'],
  [['failed', 'started'], undefined],
  [['failed', 'canceled'], undefined],
  [['failed', 'failed', 'succeeded'], 'Failed, then passed: flaky'],
  [['failed', 'succeeded', 'canceled'], undefined],
] as const)('attempts that %j tell %s', (statuses, text) => {
  expect(flakinessText(statuses.map((status) => ({ status })))).toBe(text)
})
