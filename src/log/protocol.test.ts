import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { failureOf } from './protocol.ts'

test('a failure crosses from the worker with what a page says of it', () => {
  const failure = { kind: 'status', message: '403 Forbidden', status: 403, url: 'u' } as const
  expect(failureOf(new ApiError(failure))).toEqual(failure)
  expect(failureOf(new TypeError('no'))).toEqual({
    kind: 'unknown',
    message: 'TypeError: no',
    status: 0,
    url: '',
  })
})
