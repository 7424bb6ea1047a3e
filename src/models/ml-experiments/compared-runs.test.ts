import { expect, test } from 'vitest'
import { comparisonPolling, incompleteText, whyNotCompare } from './compared-runs.ts'

test.each([
  [1, 'Select at least 2 runs.'],
  [2, undefined],
  [100, undefined],
  [101, 'At most 100 runs can be compared.'],
])('%d selected runs: %s', (count, reason) => expect(whyNotCompare(count)).toBe(reason))

test('a comparison tells that it lacks runs', () => {
  expect(incompleteText(3, 3)).toBeUndefined()
  expect(incompleteText(100, 500)).toBe(
    '100 of 500 runs are compared: at most 100, and none that is deleted.',
  )
})

test('a comparison is followed while one of its runs goes on', () => {
  const run = (id: string, status: 'started' | 'succeeded') => ({
    id,
    report: { runId: id, experimentId: 'e', status, event: {} },
  })
  const items = [run('a', 'succeeded'), run('b', 'started')]
  const isFinal = (ids: string[], complete = true) =>
    comparisonPolling(ids).isFinal({ items, complete })
  expect(isFinal(['a'])).toBe(true)
  expect(isFinal(['a', 'b'])).toBe(false)
  expect(isFinal(['a'], false)).toBe(false)
})
