import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import type { AttachmentChange } from './attachments.ts'
import {
  adviceOf,
  causeOf,
  concernsAllSuites,
  countUpdates,
  type FailureCause,
  failureCauses,
  NotUpdatableError,
  plannedUpdates,
  remainingChanges,
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

test.each([
  [new NotUpdatableError('The suite has been deleted.'), 'notUpdatable'],
  [statusError(400, 'A scenario is not approved.'), 'notApproved'],
  [statusError(409, '2 scenarios are not approved.'), 'notApproved'],
  [statusError(400), 'refused'],
  [statusError(404), 'gone'],
  [statusError(409), 'conflict'],
  [statusError(401), 'service'],
  [statusError(403), 'forbidden'],
  [statusError(429), 'limited'],
  [statusError(500), 'service'],
  [new ApiError({ kind: 'others', message: 'The connection failed.', url: '/suites' }), 'service'],
  [new Error('unknown'), 'service'],
] as const)('%s: %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause)
  expect(concernsAllSuites(error)).toBe(['forbidden', 'limited', 'service'].includes(cause))
})

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
