import { expect, test } from 'vitest'
import { isDown, noteUp } from './down.ts'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { callKey, keepWithinProject, querySettings } from './query.ts'

const operation: Operation = {
  service: 'evaluation',
  id: 'listSuites',
  method: 'GET',
  path: '/projects/{projectId}/suites',
  alertId: 'getSuites',
  alertText: 'Failed on purpose.',
}

test('what was shown stays for other arguments, but never for another project', () => {
  const queryOf = (projectId: string) => ({ queryKey: callKey(operation, { projectId }) })
  const keep = keepWithinProject('p1')
  expect(keep('suites', queryOf('p1'))).toBe('suites')
  expect(keep('suites', queryOf('p2'))).toBeUndefined()
  expect(keep(undefined, undefined)).toBeUndefined()
})

test('a service that failed in all retries of a call is asked more seldom, until it answers', () => {
  const { retry, retryDelay } = querySettings(operation)
  const error = new ApiError({ kind: 'status', status: 502, message: 'm', url: 'u' })
  const refused = new ApiError({ kind: 'status', status: 404, message: 'm', url: 'u' })
  expect([0, 4, 5].map((count) => retry(count, refused))).toEqual([false, false, false])
  expect(isDown('evaluation')).toBe(false)
  expect([0, 4].map((count) => retry(count, error))).toEqual([true, true])
  expect(retryDelay(0, error)).toBeLessThanOrEqual(2000)
  expect(retry(5, error)).toBe(false)
  expect(isDown('evaluation')).toBe(true)
  expect(isDown('catalog')).toBe(false)
  expect(retryDelay(0, error)).toBeGreaterThanOrEqual(60_000)
  noteUp('evaluation')
  expect(retryDelay(0, error)).toBeLessThanOrEqual(2000)
})
