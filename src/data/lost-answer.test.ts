import { expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { isConflict, lookUp, mayBeDone, notMade, sayOpen } from './lost-answer.ts'

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

const lost = new ApiError({ kind: 'others', message: 'Lost.', url: '' })

type Row = [string, Error, () => Promise<boolean | undefined>, outcome: boolean | string, number]

test.each<Row>([
  ['is made', lost, async () => true, true, 1],
  ['is not made', lost, async () => false, notMade, 0],
  ['cannot be told', lost, async () => undefined, 'Look there.', 0],
  ['cannot be read', lost, () => Promise.reject(lost), 'Look there.', 0],
  ['was refused', answered(400), async () => true, false, 0],
])('a change that %s', async (_, error, isDone, outcome, follows) => {
  const onDone = vi.fn()
  expect(await lookUp(error, { isDone, onDone, open: 'Look there.' })).toBe(outcome)
  expect(onDone).toHaveBeenCalledTimes(follows)
})

test('what nothing tells of is said to stand open, and where to look is read anew', async () => {
  const refresh = vi.fn()
  expect(await sayOpen('Look there.', refresh)(answered(400))).toBe(false)
  expect(refresh).not.toHaveBeenCalled()
  expect(await sayOpen('Look there.', refresh)(lost)).toBe('Look there.')
  expect(refresh).toHaveBeenCalledOnce()
})
