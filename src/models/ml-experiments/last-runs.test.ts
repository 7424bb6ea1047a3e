import type { RunReport } from '@generated/ml/types.ts'
import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { bestRunQueryOptions, lastRunsQueryOptions } from './last-runs.ts'

const path = { projectId: 'p', experimentId: 'e' }
const running = (...ids: string[]) =>
  ids.map((runId): RunReport => ({ runId, experimentId: 'e', status: 'started', event: {} }))
const lowest = { name: 'loss', direction: 'lower' } as const

test('what is known of the runs of an experiment is asked again once one has begun or ended', () => {
  const key = (...ids: string[]) => hashKey(lastRunsQueryOptions(path, running(...ids)).queryKey)
  expect(key('a', 'b')).toBe(key('b', 'a'))
  expect(key('a')).not.toBe(key('a', 'b'))
  const best = (...ids: string[]) =>
    hashKey(bestRunQueryOptions(path, lowest, running(...ids)).queryKey)
  expect(best('a')).not.toBe(best())
})

test('the best run is the first in the order of its metric', () => {
  const query = (direction: 'lower' | 'higher') =>
    bestRunQueryOptions(path, { ...lowest, direction }, []).queryKey[4]
  const asked = { sort: 'metric_value', sortMetricName: 'loss', size: 1 }
  expect(query('lower')).toEqual({ ...asked, order: 'asc' })
  expect(query('higher')).toEqual({ ...asked, order: 'desc' })
})

test('an answer stays while the same is asked again, and not for another metric', () => {
  const { queryKey, placeholderData } = bestRunQueryOptions(path, lowest, running('a'))
  const kept = (other: readonly unknown[]) => placeholderData('known', { queryKey: other })
  expect(kept(bestRunQueryOptions(path, lowest, []).queryKey)).toBe('known')
  const highest = { name: 'accuracy', direction: 'higher' } as const
  expect(kept(bestRunQueryOptions(path, highest, running('a')).queryKey)).toBeUndefined()
  expect(placeholderData('known', { queryKey })).toBe('known')
  expect(placeholderData('known', undefined)).toBeUndefined()
})
