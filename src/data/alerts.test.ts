// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, type ErrorKind } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import {
  type AlertKey,
  alertDetailsOf,
  changeAlertKey,
  clearAlerts,
  clearAllAlerts,
  queryAlertKey,
  useAlert,
  useMayAsk,
} from './alerts.ts'
import { createQueryClient } from './query-client.ts'

afterEach(cleanup)

const heard: unknown[] = []

const url = 'https://evaluation.test/suites'
const failure = (kind: ErrorKind, status = 0) =>
  new ApiError({ kind, status, message: `${kind} ${status}`, url, requestId: 'r1' })

const operation: Operation = {
  service: 'evaluation',
  id: 'listSuites',
  method: 'GET',
  path: '/suites',
  alertId: 'getSuites',
  alertText: 'Failed to get the suites.',
}

const detailsOf = (error: unknown, read = false) => alertDetailsOf(error, { read })

describe('details of a failure', () => {
  test.each([
    ['status', 400],
    ['status', 404],
    ['status', 500],
    ['unknown', 0],
    ['invalidSize', 0],
    ['token-is-empty', 0],
    ['others', 0],
  ] as const)('%s %i is shown', (kind, status) => {
    expect(detailsOf(failure(kind, status), true)).toEqual({
      message: `${kind} ${status}`,
      requestId: 'r1',
    })
  })

  test('what does not fit the contract is told in plain words, the place beside them', () => {
    expect(detailsOf(failure('decodingFailed', 200), true)).toEqual({
      message: 'The service answered something this console does not understand.',
      technical: 'decodingFailed 200',
      requestId: 'r1',
    })
  })

  test.each([
    ['aborted', 0],
    ['RequestCanceled', 0],
    ['MemberNotFound', 404],
  ] as const)('%s %i is silent', (kind, status) => {
    expect(detailsOf(failure(kind, status))).toBeUndefined()
  })

  test('maintenance raises an alert for a change, not for a query', () => {
    expect(detailsOf(failure('status', 503), true)).toBeUndefined()
    expect(detailsOf(failure('status', 503))?.message).toBe('status 503')
  })

  test('other errors are shown with their message, if any', () => {
    expect(detailsOf(new Error('No catalog.'))?.message).toBe('No catalog.')
    expect(detailsOf(new Error())?.message).toBeUndefined()
    expect(detailsOf('text')?.message).toBeUndefined()
  })

  test('a message is shown in full up to 600 characters', () => {
    const lengthOf = (length: number) => detailsOf(new Error('x'.repeat(length)))?.message
    expect(lengthOf(600)).toBe('x'.repeat(600))
    expect(lengthOf(601)).toBe(`${'x'.repeat(600)}…`)
  })
})

describe('alerts of calls', () => {
  beforeEach(() => {
    clearAllAlerts()
    heard.length = 0
    vi.spyOn(console, 'error').mockImplementation((error: unknown) => heard.push(error))
  })
  const queryKey = ['p', 'evaluation', 'listSuites', {}, {}]
  const shownUnder = (key: AlertKey) => renderHook(() => useAlert(key)).result.current
  const shown = () => shownUnder(queryAlertKey(queryKey))
  const shownOfChange = () => shownUnder(changeAlertKey(operation))

  const query = (queryFn: () => Promise<unknown>) => ({
    queryKey,
    queryFn,
    retry: false,
    meta: { operation },
  })

  /** Observes a query, as a screen does, without fetching it. */
  const watch = (client: QueryClient, queryFn: () => Promise<unknown>) => {
    const observer = new QueryObserver(client, { ...query(queryFn), enabled: false })
    observer.subscribe(() => undefined)
    return observer
  }

  test('a failed query raises its alert and is reported; a refetch clears it at once', async () => {
    const client = createQueryClient()
    const error = failure('status', 500)
    let answer: Promise<unknown> = Promise.reject(error)
    const observer = watch(client, () => answer)
    await observer.refetch()
    expect(shown()).toMatchObject({ message: 'status 500', requestId: 'r1' })
    expect(heard).toEqual([error])
    answer = Promise.resolve(1)
    const second = observer.refetch()
    expect(shown()).toBeUndefined()
    await second
    expect(shown()).toBeUndefined()
  })

  test('a retried failure raises no alert', async () => {
    const client = createQueryClient()
    let calls = 0
    const options = {
      ...query(() => (calls++ ? Promise.resolve(1) : Promise.reject(failure('others')))),
    }
    const running = client.fetchQuery({ ...options, retry: 1, retryDelay: 0 })
    await running
    expect(calls).toBe(2)
    expect(shown()).toBeUndefined()
    expect(heard).toEqual([])
  })

  test('a failed change raises its alert; the next one clears it', async () => {
    const client = createQueryClient()
    const change = (mutationFn: () => Promise<unknown>) =>
      client
        .getMutationCache()
        .build(client, { mutationFn, meta: { operation } })
        .execute(undefined)
    await change(() => Promise.reject(failure('status', 409))).catch(() => undefined)
    expect(shownOfChange()?.message).toBe('status 409')
    const second = change(() => Promise.resolve())
    expect(shownOfChange()).toBeUndefined()
    await second
  })

  test('an alert can be dismissed, and a dismissed one stays away', async () => {
    await watch(createQueryClient(), () => Promise.reject(failure('status', 400))).refetch()
    expect(shown()).toBeDefined()
    clearAlerts(queryAlertKey(queryKey))
    expect(shown()).toBeUndefined()
  })

  test('silent failures raise no alert', async () => {
    await watch(createQueryClient(), () => Promise.reject(failure('aborted'))).refetch()
    expect(shown()).toBeUndefined()
  })

  test('a failed prefetch is reported, and neither raises nor clears an alert', async () => {
    const client = createQueryClient()
    await watch(client, () => Promise.reject(failure('status', 400))).refetch()
    const error = failure('status', 500)
    const prefetched = { ...query(() => Promise.reject(error)), queryKey: ['p', 'other'] }
    await client.fetchQuery(prefetched).catch(() => undefined)
    expect(shown()?.message).toBe('status 400')
    expect(heard).toContain(error)
  })

  test('a failed query without an operation is reported, not shown', async () => {
    const client = createQueryClient()
    const error = new Error('broken')
    const plain = { queryKey: ['x'], queryFn: () => Promise.reject(error), retry: false }
    await client.fetchQuery(plain).catch(() => undefined)
    expect(heard).toEqual([error])
    expect(shown()).toBeUndefined()
  })

  test('a part that comes later asks for what has failed when its alert has gone, one that asks goes on', async () => {
    const client = createQueryClient()
    const asked = renderHook(({ wanted }) => useMayAsk(queryKey, wanted), {
      initialProps: { wanted: true },
    })
    const late = renderHook(({ wanted }) => useMayAsk(queryKey, wanted), {
      initialProps: { wanted: false },
    })
    expect([asked.result.current, late.result.current]).toEqual([true, false])
    const observer = watch(client, () => Promise.reject(failure('status', 400)))
    await act(() => observer.refetch())
    late.rerender({ wanted: true })
    expect([asked.result.current, late.result.current]).toEqual([true, false])
    act(() => clearAllAlerts())
    expect(late.result.current).toBe(true)
    await act(() => observer.refetch())
    expect(late.result.current).toBe(true)
    late.rerender({ wanted: false })
    late.rerender({ wanted: true })
    expect(late.result.current).toBe(false)
  })
})
