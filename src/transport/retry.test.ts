import { describe, expect, test } from 'vitest'
import { ApiError, type ErrorKind } from './errors.ts'
import type { Operation } from './operation.ts'
import { canRetry, retryDelay, retryLimit } from './retry.ts'

const operation = (method: Operation['method'], noRetry: number[] = []): Operation => ({
  service: 'project',
  id: 'x',
  method,
  path: '/',
  alertId: 'getSources',
  alertText: 'Failed on purpose.',
  noRetry,
})
const failed = (status: number, kind: ErrorKind = 'status') =>
  new ApiError({ kind, status, message: 'm', url: 'u' })

const retried = new Set([408, 429, ...Array.from({ length: 100 }, (_, i) => 500 + i)])
for (const status of [501, 503]) retried.delete(status)

describe('canRetry', () => {
  test('holds for exactly 408, 429 and 5xx but 501 and 503, of all statuses', () => {
    for (let status = 400; status < 600; status++) {
      expect([status, canRetry(operation('GET'), failed(status))]).toEqual([
        status,
        retried.has(status),
      ])
    }
  })

  test('never holds for a status the contract rules out, nor for a call that writes', () => {
    expect(canRetry(operation('GET', [500]), failed(500))).toBe(false)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const status of retried) expect(canRetry(operation(method), failed(status))).toBe(false)
    }
  })

  test.each<[ErrorKind, boolean]>([
    ['others', true],
    ['aborted', false],
    ['RequestCanceled', false],
    ['unknown', false],
    ['decodingFailed', false],
    ['invalidSize', false],
    ['token-is-empty', false],
    ['MemberNotFound', false],
  ])('of an error of kind %s: %s', (kind, expected) => {
    expect(canRetry(operation('GET'), failed(0, kind))).toBe(expected)
  })
})

const waits = (random: number) =>
  Array.from({ length: retryLimit }, (_, count) => retryDelay(count, failed(500), { random }))

test('waits double from 1 s on, five times, up to twice as long, never shorter', () => {
  expect(waits(0)).toEqual([1000, 2000, 4000, 8000, 16000])
  expect(waits(0.5)).toEqual([1500, 3000, 6000, 12000, 24000])
  expect(waits(1)).toEqual([2000, 4000, 8000, 16000, 32000])
})

test.each([
  [30, 30_000, 45_000],
  // Consoles come back over 15 s at least, unless the wait itself is shorter.
  [4, 4000, 8000],
  [0, 1000, 2000],
  [86_400, 3_600_000, 3_615_000],
  [1e12, 3_600_000, 3_615_000],
])('a service that asks for %d s is asked after %d to %d ms', (retryAfter, least, most) => {
  const error = new ApiError({ kind: 'status', status: 429, message: 'm', url: 'u', retryAfter })
  for (const count of [0, retryLimit - 2]) {
    expect(retryDelay(count, error, { random: 0 })).toBe(least)
    expect(retryDelay(count, error, { random: 1 })).toBe(most)
  }
})

test('what is added by chance grows with the outage, up to 4 minutes', () => {
  const waitsOf = (count: number, failedFor: number) =>
    [0, 0.5, 1].map((random) => retryDelay(count, failed(500), { failedFor, random }))
  expect(waitsOf(0, 0)).toEqual([1000, 1500, 2000])
  expect(waitsOf(2, 10_000)).toEqual([4000, 19_000, 34_000])
  expect(waitsOf(0, 60_000)).toEqual([1000, 91_000, 181_000])
  for (const failedFor of [120_000, 3_600_000]) {
    expect(waitsOf(4, failedFor)).toEqual([16_000, 136_000, 256_000])
  }
})

test('in a long outage, too, a service is asked no sooner than it says', () => {
  const error = new ApiError({
    kind: 'status',
    status: 502,
    message: 'm',
    url: 'u',
    retryAfter: 600,
  })
  expect(retryDelay(0, error, { failedFor: 90_000, random: 0 })).toBe(600_000)
  expect(retryDelay(0, error, { failedFor: 90_000, random: 1 })).toBe(840_000)
})
