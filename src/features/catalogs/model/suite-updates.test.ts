import { describe, expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import type { AttachmentChange } from './attachments.ts'
import {
  adviceOf,
  causeOf,
  countUpdates,
  type FailureCause,
  failureCauses,
  NotUpdatableError,
  plannedUpdates,
  remainingChanges,
  runUpdates,
  updateChunkSize,
  updateConcurrency,
  withState,
} from './suite-updates.ts'

const changes = (count: number): AttachmentChange[] =>
  Array.from({ length: count }, (_, index) => ({
    suiteId: `s${index}`,
    displayName: `Suite ${index}`,
    attach: index % 2 === 0,
  }))

const statusError = (status: number, message = `${status}`) =>
  new ApiError({ kind: 'status', status, message, url: '/suites' })

/** Runs changes, some of which fail, and records what happened. */
const run = async (
  count: number,
  failing: readonly number[] = [],
  error: unknown = new Error('no answer'),
) => {
  const updated: string[] = []
  const failed: string[] = []
  let running = 0
  let most = 0
  const succeeded = await runUpdates(changes(count), {
    update: async ({ suiteId }) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done))
      running -= 1
      if (failing.some((index) => suiteId === `s${index}`)) throw error
    },
    onSettled: ({ suiteId }, failure) => (failure ? failed : updated).push(suiteId),
  })
  return { succeeded, updated: updated.length, failed, most }
}

describe('runUpdates', () => {
  test.each([0, 1, updateConcurrency, updateChunkSize, updateChunkSize + 1, 120])(
    'makes %i changes, a few at a time',
    async (count) => {
      expect(await run(count)).toEqual({
        succeeded: true,
        updated: count,
        failed: [],
        most: Math.min(count, updateConcurrency),
      })
    },
  )

  test.each([
    statusError(404),
    statusError(409),
    statusError(400, 'A scenario is not approved.'),
    new NotUpdatableError('The suite has been deleted.'),
  ])('an error of single suites stops nothing: %s', async (error) => {
    expect(await run(120, [0, 70], error)).toMatchObject({
      succeeded: false,
      updated: 118,
      failed: ['s0', 's70'],
    })
  })

  test('a failure of the service stops the next chunks, not the others of its chunk', async () => {
    expect(await run(120, [0])).toMatchObject({ succeeded: false, updated: 49, failed: ['s0'] })
    expect(await run(120, [70])).toMatchObject({ succeeded: false, updated: 99, failed: ['s70'] })
    expect(await run(120, [119])).toMatchObject({ succeeded: false, updated: 119 })
  })

  test('several failures are reported one by one', async () => {
    const { failed, succeeded } = await run(8, [1, 3, 5])
    expect(succeeded).toBe(false)
    expect(failed.toSorted()).toEqual(['s1', 's3', 's5'])
  })
})

test.each([
  [new NotUpdatableError('The suite has been deleted.'), 'notUpdatable'],
  [statusError(400, 'A scenario is not approved.'), 'notApproved'],
  [statusError(409, '2 scenarios are not approved.'), 'notApproved'],
  [statusError(400), 'refused'],
  [statusError(404), 'gone'],
  [statusError(409), 'conflict'],
  [statusError(401), 'service'],
  [statusError(403), 'service'],
  [statusError(429), 'service'],
  [statusError(500), 'service'],
  [new ApiError({ kind: 'others', message: 'Failed to fetch', url: '/suites' }), 'service'],
  [new Error('unknown'), 'service'],
] as const)('%s: %s', (error, cause) => expect(causeOf(error)).toBe(cause))

test('counts what is updated, failed and waiting', () => {
  const planned = plannedUpdates(changes(4))
  const failure = { kind: 'failed', cause: 'conflict', reason: 'No', requestId: undefined } as const
  const updates = withState(withState(planned, 's1', { kind: 'updated' }), 's2', failure)
  expect(countUpdates(planned)).toEqual({ waiting: 4, updated: 0, failed: 0 })
  expect(countUpdates(updates)).toEqual({ waiting: 2, updated: 1, failed: 1 })
  expect(remainingChanges(updates)).toEqual([changes(4)[0], changes(4)[2], changes(4)[3]])
  expect(updates[0]).toBe(planned[0])
})

test('says what to do once for each cause', () => {
  const failed = (cause: FailureCause) =>
    ({ kind: 'failed', cause, reason: '', requestId: '' }) as const
  const causes = ['conflict', 'service', 'conflict'] as const
  const updates = causes.reduce(
    (all, cause, index) => withState(all, `s${index}`, failed(cause)),
    plannedUpdates(changes(5)),
  )
  expect(adviceOf(plannedUpdates(changes(5)))).toEqual([])
  expect(adviceOf(updates)).toEqual([
    { toDo: failureCauses.conflict.toDo, count: 2 },
    { toDo: failureCauses.service.toDo, count: 1 },
  ])
})
