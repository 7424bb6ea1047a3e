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

test('waits double from 1 s on, five times, unless the service names the wait', () => {
  const waits = Array.from({ length: retryLimit }, (_, count) => retryDelay(count, failed(500)))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16000])
  const asked = new ApiError({
    kind: 'status',
    status: 429,
    message: 'm',
    url: 'u',
    retryAfter: 30,
  })
  expect(retryDelay(0, asked)).toBe(30_000)
})
