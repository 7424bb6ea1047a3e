import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { follow, nextPoll, polled } from '@/data/polling.ts'
import { pollingAbout, pollingUnder, reportListPolling, reportPolling } from './report-polling.ts'

const finished = { finishedAt: '2026-03-05T09:40:00Z' }

/** How each kind of report becomes final between two polls. */
const kinds = {
  'the stages of a run': [
    { status: 'started', build: {} },
    { ...finished, status: 'failed', build: { status: 'failed' } },
  ],
  'the suites of a job': [
    { status: 'started', build: { status: 'started' } },
    { ...finished, status: 'succeeded', build: { status: 'succeeded' } },
  ],
  'the specs of a suite': [{ status: 'scheduled' }, { ...finished, status: 'canceled' }],
  'the cases of a spec': [{ status: 'started' }, { ...finished, status: 'succeeded' }],
  'the attempts of a case': [{ status: 'started' }, { status: 'failed' }],
} as const

const listOf = (answers: readonly (readonly string[])[]) => {
  const client = new QueryClient()
  const queryFn = vi.fn(() => {
    const names = answers[Math.min(queryFn.mock.calls.length, answers.length) - 1] ?? []
    return Promise.resolve({
      items: names.map((name) => ({ name, status: 'succeeded' as const, ...finished })),
      complete: true,
    })
  })
  return { client, queryFn, options: { queryKey: ['list'], queryFn, staleTime: 60_000 } }
}

test.each(Object.entries(kinds))(
  '%s are fetched once more when they have become final',
  async (_, [before, after]) => {
    const { client, queryFn, options } = listOf([[], ['the last one']])
    const observer = new QueryObserver(client, polled(options, pollingUnder(before)))
    const stop = observer.subscribe(() => {})
    follow(client, options, pollingUnder(before))
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toEqual([]))
    follow(client, options, pollingUnder(before))
    expect(queryFn).toHaveBeenCalledTimes(1)
    follow(client, options, pollingUnder(after))
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toHaveLength(1))
    follow(client, options, pollingUnder(after))
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(nextPoll(pollingUnder(after), observer.getCurrentResult().data)).toBe(false)
    stop()
  },
)

test('a stage that ends is asked for at once, and a run that is final from the start once only', async () => {
  const { client, queryFn, options } = listOf([['a']])
  const stop = new QueryObserver(client, options).subscribe(() => {})
  follow(client, options, pollingUnder({ status: 'started', build: {} }))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  follow(client, options, pollingUnder({ status: 'started', build: { status: 'succeeded' } }))
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
  const other = listOf([['a']])
  const end = new QueryObserver(other.client, other.options).subscribe(() => {})
  follow(other.client, other.options, pollingUnder({ status: 'succeeded' }))
  follow(other.client, other.options, pollingUnder({ status: 'succeeded', ...finished }))
  follow(
    other.client,
    other.options,
    pollingUnder({ status: 'succeeded', build: { status: 'succeeded' } }),
  )
  expect(other.queryFn).toHaveBeenCalledTimes(1)
  end()
})

test.each([
  ['scheduled', {}, 15_000],
  ['started', {}, 15_000],
  ['succeeded', {}, false],
  ['canceled', finished, false],
  ['unknown', {}, 15_000],
  ['unknown', finished, false],
] as const)('a report that is %s, with %j: polled after %j', (status, end, after) => {
  const report = { status, ...end }
  expect(nextPoll(reportPolling, report)).toBe(after)
  expect(nextPoll(pollingAbout(report), {})).toBe(after)
  const done = { status: 'failed', ...finished } as const
  const polledList = (complete: boolean) =>
    nextPoll(reportListPolling, { items: [done, report], complete })
  expect(polledList(true)).toBe(after)
  expect(polledList(false)).toBe(15_000)
})
