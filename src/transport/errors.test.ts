import { expect, test } from 'vitest'
import {
  ApiError,
  type ErrorKind,
  isNotFound,
  isReported,
  isSilent,
  readErrorBody,
} from './errors.ts'

const failed = (status: number, kind: ErrorKind) =>
  new ApiError({ kind, status, message: 'm', url: 'u' })

test.each<[ErrorKind, number, silent: boolean, reported: boolean]>([
  ['status', 400, false, false],
  ['status', 404, false, false],
  ['status', 499, false, false],
  ['status', 500, false, true],
  ['status', 503, false, false],
  ['aborted', 0, true, false],
  ['RequestCanceled', 0, true, false],
  ['MemberNotFound', 404, true, false],
  ['NoPermission', 403, true, false],
  ['NoPermission', 501, true, false],
  ['others', 0, false, false],
  ['unknown', 0, false, true],
  ['decodingFailed', 0, false, true],
  ['invalidSize', 0, false, true],
  ['token-is-empty', 0, false, true],
])(
  'an error of kind %s and status %s: silent %s, reported %s',
  (kind, status, silent, reported) => {
    expect([isSilent(failed(status, kind)), isReported(failed(status, kind))]).toEqual([
      silent,
      reported,
    ])
  },
)

test('a service says that there is no such thing by 404', () => {
  expect(isNotFound(failed(404, 'status'))).toBe(true)
  expect(isNotFound(failed(400, 'status'))).toBe(false)
  expect(isNotFound(new Error('404'))).toBe(false)
})

test('what is no error of a call is told and reported', () => {
  expect([isSilent(new Error('m')), isReported(new Error('m'))]).toEqual([false, true])
})

test.each([
  [
    { code: 'not_found', id: 'r1', message: 'No suite.' },
    { message: 'No suite.', code: 'not_found', requestId: 'r1' },
  ],
  [
    { error: 'forbidden', error_description: 'No.', error_code: 403, error_id: 'r2' },
    { message: 'No. (forbidden)', code: 'forbidden', requestId: 'r2' },
  ],
  [{ error: 'forbidden' }, { message: 'forbidden', code: 'forbidden' }],
  [{ error_description: 'No.' }, { message: 'No.' }],
  [{ message: '', code: 7, id: null }, {}],
  [['message'], {}],
  ['message', {}],
  [null, {}],
  [undefined, {}],
])('%j reads %j', (body, read) => expect(readErrorBody(body)).toEqual(read))

test('an error of a call keeps what is known, and no status when there was no answer', () => {
  const cause = new Error('cause')
  const error = new ApiError({ kind: 'others', message: 'm', url: 'u', code: 'c', cause })
  expect(error).toMatchObject({ name: 'ApiError', status: 0, statusText: '', code: 'c', cause })
})
