import { expect, test } from 'vitest'
import { areFinal, isUnfinished, reportStatuses, statusPlace } from './report-statuses.ts'

test('the statuses are offered in order of a report’s life cycle', () => {
  expect(reportStatuses).toEqual(['scheduled', 'started', 'succeeded', 'failed', 'canceled'])
})

test.each([
  ['scheduled', true],
  ['started', true],
  ['succeeded', false],
  ['failed', false],
  ['canceled', false],
  ['unknown', true],
] as const)('%s: unfinished is %s, and never once it has an end', (status, unfinished) => {
  expect(isUnfinished({ status })).toBe(unfinished)
  expect(isUnfinished({ status, finishedAt: '2024-03-05T09:40:00Z' })).toBe(false)
})

const [done, running] = [{ status: 'succeeded' }, { status: 'started' }] as const

test.each([
  [done, [done], true, true],
  [done, [], true, true],
  [done, [done, running], true, false],
  [done, [done], false, false],
  [running, [done], true, false],
])('under %j, %j (all of them: %s) are final: %s', (above, items, complete, final) => {
  expect(areFinal(above)({ items, complete })).toBe(final)
})

test('a status stands where its life cycle has it, one that the console does not know last', () => {
  const statuses = ['unknown', 'failed', 'started', 'canceled', 'scheduled', 'succeeded'] as const
  const sorted = statuses.toSorted((one, other) => statusPlace(one) - statusPlace(other))
  expect(sorted).toEqual([...reportStatuses, 'unknown'])
})
