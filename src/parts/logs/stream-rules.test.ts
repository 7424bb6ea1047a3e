import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import {
  canRetryStream,
  neededFor,
  readsOn,
  streamPollEvery,
  streamRetries,
  streamRetryDelay,
} from './stream-rules.ts'

const failure = (status: number) =>
  new ApiError({ kind: status ? 'status' : 'others', message: 'It failed.', url: '', status })

test.each([
  [500, 10],
  [502, 10],
  [0, 5],
  [429, 5],
  [404, 0],
])('a page that fails with %d is asked for %d times more', (status, limit) => {
  const tries = Array.from({ length: 20 }, (_, count) => canRetryStream(count, failure(status)))
  expect(tries.filter(Boolean)).toHaveLength(limit)
})

test('what a failed page says of its retries is how many there are', () => {
  expect([500, 0].map((status) => streamRetries(failure(status)))).toEqual([10, 5])
})

test.each([
  ['ml', true, false, 5000],
  ['ml', false, false, 100],
  ['ml', false, true, false],
  ['evaluation', true, false, 5000],
  ['evaluation', false, false, false],
] as const)(
  'a stream of %s, running %s and whole %s, is polled every %s',
  (service, isRunning, isWhole, every) => {
    expect(streamPollEvery(service, { isRunning, isWhole })).toBe(every)
  },
)

test('the waits before retries grow, up to twice as long, unless the service says when to come back', () => {
  const delays = (random: number) =>
    [0, 1, 2].map((count) => streamRetryDelay(count, failure(500), random))
  expect(delays(0)).toEqual([500, 1000, 1500])
  expect(delays(1)).toEqual([1000, 2000, 3000])
  const later = new ApiError({ kind: 'status', message: '', url: '', status: 500, retryAfter: 7 })
  expect(streamRetryDelay(0, later, 0)).toBe(7000)
})

test.each([
  [true, 500, 200, true],
  [false, 0, 200, true],
  [false, 199, 200, true],
  [false, 200, 200, false],
  [false, 1e6, Number.POSITIVE_INFINITY, true],
])(
  'a stream, running %s, of which %d lines have come and %d are needed, is read on: %s',
  (isRunning, read, needed, expected) => {
    expect(readsOn({ isRunning, read, needed })).toBe(expected)
  },
)

test.each([
  [0, 200],
  [99, 200],
  [100, 300],
  [240, 400],
])('to show the lines up to %d takes %d, so that there is more to scroll to', (line, needed) => {
  expect(neededFor(line)).toBe(needed)
})
