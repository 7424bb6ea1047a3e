import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noteAnswerTime } from '@/transport/answer-times.ts'
import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { jittered, nextPoll, polled, pollWait } from './polling.ts'
import { createQueryClient } from './query-client.ts'

const polling = { interval: 15_000, isFinal: (state: string) => state === 'succeeded' }

test.each([
  [undefined, 15_000],
  ['running', 15_000],
  ['succeeded', false],
] as const)('after %j the next poll is in %s', (data, next) => {
  expect(nextPoll(polling, data)).toBe(next)
})

const failure = (retryAfter?: number) =>
  new ApiError({ kind: 'status', status: 500, message: 'm', url: 'u', retryAfter })

test.each([
  [0, null, 15_000],
  [1500, null, 15_000],
  [1501, null, 30_000],
  [3000, null, 30_000],
  [3001, null, 60_000],
  [30_000, null, 60_000],
  [10, failure(), 60_000],
  [30_000, failure(), 60_000],
  [10, failure(20), 60_000],
  // The earliest call is then after 120 s.
  [10, failure(120), 120_000 / 0.9],
  [10, new Error('A defect.'), 60_000],
])('after an answer of %d ms and the failure %j the next poll is in %d ms', (took, error, wait) => {
  expect(pollWait(15_000, { took, error })).toBe(wait)
})

test('polls come up to a tenth earlier or later, spread over consoles and answers', () => {
  const of = (seed: number, answeredAt: number) => jittered(15_000, answeredAt, seed)
  const waits = Array.from({ length: 1000 }, (_, index) => of(index / 1000, 1_790_000_000_000))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(13_500)
  expect(Math.min(...waits)).toBeLessThan(13_600)
  expect(Math.max(...waits)).toBeLessThanOrEqual(16_500)
  expect(Math.max(...waits)).toBeGreaterThan(16_400)
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  expect(mean).toBeCloseTo(15_000, -2)
  expect(new Set(waits).size).toBeGreaterThan(700)
  const later = Array.from({ length: 100 }, (_, index) =>
    of(0.5, 1_790_000_000_000 + index * 15_321),
  )
  expect(new Set(later).size).toBeGreaterThan(80)
})

test('no poll comes before the time that a service asked for', () => {
  const wait = pollWait(15_000, { took: 10, error: failure(120) })
  const waits = Array.from({ length: 100 }, (_, index) => jittered(wait, 0, index / 100))
  expect(Math.min(...waits)).toBe(120_000)
})

test('a poll stays where it is as long as no other answer comes', () => {
  expect(jittered(15_000, 1_790_000_000_000)).toBe(jittered(15_000, 1_790_000_000_000))
})

const operation: Operation = {
  service: 'evaluation',
  id: 'getThing',
  method: 'GET',
  path: '/',
  alertId: 'getSources',
  alertText: 'Failed on purpose.',
}

/** Polls a call for some minutes; says at which second each call began. */
const secondsOfCalls = async (
  minutes: number,
  answer: (count: number) => Promise<string>,
  client: QueryClient = new QueryClient(),
) => {
  vi.useFakeTimers({ now: 1_790_000_000_000 })
  const begun = Date.now()
  const seconds: number[] = []
  const observer = new QueryObserver(client, {
    ...polled(
      {
        queryKey: ['thing'],
        queryFn: () => answer(seconds.push((Date.now() - begun) / 1000)),
        retry: false,
        meta: { operation },
      },
      polling,
    ),
  })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  stop()
  client.clear()
  return seconds
}
// Outside a browser, nothing polls.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => typeof window === 'undefined'))
afterEach(() => {
  vi.useRealTimers()
  noteAnswerTime(operation, 0)
})
const gaps = (seconds: readonly number[]) =>
  seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0))

/** Expects gaps of so many seconds, with what a tab adds or takes for itself. */
const expectGaps = (found: readonly number[], seconds: number) => {
  expect(Math.min(...found)).toBeGreaterThanOrEqual(seconds * 0.9 - 0.001)
  expect(Math.max(...found)).toBeLessThanOrEqual(seconds * 1.1 + 0.001)
}

test('a poll goes on at its interval', async () => {
  const seconds = await secondsOfCalls(3, async () => 'running')
  expect(seconds.length).toBeGreaterThanOrEqual(11)
  expectGaps(gaps(seconds), 15)
})

test('a service that fails is asked at a quarter of the pace, until it answers', async () => {
  const seconds = await secondsOfCalls(5, async (count) => {
    if (count > 1 && count < 4) throw failure()
    return 'running'
  })
  const [first = 0, second = 0, third = 0, ...others] = gaps(seconds)
  expectGaps([first, ...others], 15)
  expectGaps([second, third], 60)
})

test('a service that answers slowly is asked more seldom, until it answers fast', async () => {
  const seconds = await secondsOfCalls(4, async (count) => {
    noteAnswerTime(operation, count < 3 ? 2500 : 200)
    return 'running'
  })
  const [first = 0, second = 0, ...others] = gaps(seconds)
  expectGaps([first, second], 30)
  expectGaps(others, 15)
})

test('a connection that is there again makes nobody ask at once', async () => {
  const client = createQueryClient()
  const { refetchOnReconnect } = client.defaultQueryOptions({ queryKey: ['thing'] })
  expect(refetchOnReconnect).toBe(false)
})
