// @vitest-environment jsdom
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAllAlerts, watchCalls } from '@/data/alerts.ts'
import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { OperationStatus } from './operation-status.tsx'
import { QueryStatus } from './query-status.tsx'

// The failures on purpose are told there, too.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  clearAllAlerts()
})

const operation: Operation = {
  service: 'evaluation',
  id: 'getSuite',
  method: 'GET',
  path: '/suites/1',
  alertId: 'getSuite',
  alertText: 'Failed to get the suite.',
}

const query = { queryKey: ['suite'] }

function Example({ kept }: { kept: boolean }) {
  useQuery({
    ...query,
    queryFn: () => Promise.reject(new Error('on purpose')),
    retry: false,
    meta: { operation },
  })
  return <QueryStatus query={query} kept={kept} />
}

const showing = async (data: string | undefined, kept: boolean) => {
  const queryCache = new QueryCache()
  const mutationCache = new MutationCache()
  watchCalls(queryCache, mutationCache)
  const client = new QueryClient({ queryCache, mutationCache })
  if (data !== undefined) client.setQueryData(query.queryKey, data)
  render(
    <QueryClientProvider client={client}>
      <Example kept={kept} />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get the suite.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  return screen.queryByRole('button', { name: 'Dismiss' }) !== null
}

test.each([
  ['of all that a page shows stays, so that the page is not left empty', undefined, true, false],
  ['beside data can be dismissed', 'Smoke test', true, true],
  ['of a part of the page can be dismissed', undefined, false, true],
])('a failure %s', async (_, data, kept, dismissible) => {
  expect(await showing(data, kept)).toBe(dismissible)
})

interface LastingProps {
  retriesOf?: () => number
  /** Told by the panel of all queries of the operation. */
  isOfMany?: boolean
}

function Lasting({ retriesOf, isOfMany = false }: LastingProps) {
  useQuery({
    ...query,
    queryFn: () =>
      Promise.reject(
        new ApiError({
          kind: 'status',
          message: 'Out of order.',
          url: '',
          status: 502,
          requestId: 'r-7',
        }),
      ),
    retry: 5,
    retryDelay: 12_000,
    meta: { operation, ...(retriesOf && { retriesOf }) },
  })
  return isOfMany ? <OperationStatus operation={operation} /> : <QueryStatus query={query} />
}

test.each([
  ['a panel', false],
  ['a panel with many calls', true],
])(
  'a failure says why from the first attempt on, and is an alert within 30 s, while it is repeated: of %s',
  async (_, isOfMany) => {
    vi.useFakeTimers()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Lasting isOfMany={isOfMany} />
      </QueryClientProvider>,
    )
    await act(() => vi.advanceTimersByTimeAsync(100))
    const status = screen.getAllByRole('status')[0]?.textContent
    expect(status).toContain('Retrying (1 of 5)… 502: Out of order.')
    expect(status).toContain('r-7')
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(29_900))
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain('Failed to get the suite. 502: Out of order. Retrying (3 of 5)…')
    expect(alert).toContain('r-7')
  },
)

test('a panel with many calls forgets one that has come', async () => {
  vi.useFakeTimers()
  let fails = true
  function Recovering() {
    useQuery({
      ...query,
      queryFn: () => (fails ? Promise.reject(new Error('Out of order.')) : Promise.resolve('here')),
      retry: 5,
      retryDelay: 1000,
      meta: { operation },
    })
    return <OperationStatus operation={operation} />
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Recovering />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(container.textContent).toContain('Retrying (1 of 5)… Out of order.')
  fails = false
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(container.textContent).toBe('')
})

test('a call that is repeated more often than others says how often', async () => {
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Lasting retriesOf={() => 10} />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Retrying (1 of 10)…')
  await act(() => vi.advanceTimersByTimeAsync(29_900))
  expect(screen.getByRole('alert').textContent).toContain('Retrying (3 of 10)…')
})
