import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { isConflict, mayBeDone } from './lost-answer.ts'

const answered = (status: number) =>
  new ApiError({ kind: 'status', message: 'Failed.', url: '/robots', status })

test('a change may be done whose answer was lost or says nothing of it', () => {
  expect(mayBeDone(new ApiError({ kind: 'others', message: 'Lost.', url: '' }))).toBe(true)
  expect(mayBeDone(new ApiError({ kind: 'decodingFailed', message: 'Odd.', url: '' }))).toBe(true)
  const statuses = [400, 401, 403, 404, 408, 409, 412, 429, 500, 502, 503, 504]
  expect(statuses.filter((status) => mayBeDone(answered(status)))).toEqual([408, 500, 502, 504])
  expect(statuses.filter((status) => isConflict(answered(status)))).toEqual([409, 412])
  expect(mayBeDone(new Error('Failed.'))).toBe(false)
})
