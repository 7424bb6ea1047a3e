import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { outages } from './outages.ts'
import { callKey, keepWithinProject, querySettings, setAnswer } from './query-parameters.ts'

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

test('a call is retried five times, later the longer its service has failed', () => {
  const { retry, retryDelay } = querySettings(operation)
  const error = new ApiError({ kind: 'status', status: 502, message: 'm', url: 'u' })
  const refused = new ApiError({ kind: 'status', status: 404, message: 'm', url: 'u' })
  expect([0, 4, 5].map((count) => retry(count, refused))).toEqual([false, false, false])
  expect([0, 4, 5].map((count) => retry(count, error))).toEqual([true, true, false])
  const random = vi.spyOn(Math, 'random').mockReturnValue(1)
  expect(retryDelay(0, error)).toBe(2000)
  outages.failed(operation, error, Date.now() - 100_000)
  expect(retryDelay(0, error)).toBe(241_000)
  outages.answered(operation, Date.now())
  expect(retryDelay(0, error)).toBe(2000)
  random.mockRestore()
})

test('what is known now is not replaced by a fetch that began before', async () => {
  const client = new QueryClient()
  const answers: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['switch'],
    queryFn: ({ signal }) =>
      new Promise<string>((answer, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason))
        answers.push(() => answer('off'))
      }),
  })
  observer.subscribe(() => undefined)
  const isIdle = () => observer.getCurrentResult().fetchStatus === 'idle'
  answers.shift()?.()
  await vi.waitUntil(isIdle)
  void observer.refetch()
  setAnswer<string>(client, ['switch'], (known) => (known === 'off' ? 'on' : known))
  answers.shift()?.()
  await vi.waitUntil(isIdle)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'on', isError: false })
})
