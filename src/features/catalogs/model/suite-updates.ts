import { isNotApprovedError } from '@/features/suites/model/not-approved.ts'
import { keysOf } from '@/lib/objects.ts'
import { ApiError } from '@/transport/errors.ts'
import type { AttachmentChange } from './attachments.ts'

/** Number of suites in a chunk; a failure of the service in it stops the next chunks. */
export const updateChunkSize = 50

/** Number of concurrent updates. */
export const updateConcurrency = 5

/**
 * Why a suite is not updated: what the user can do about it, and whether only this suite is concerned. Then the
 * others are tried all the same.
 */
export const failureCauses = {
  notApproved: {
    toDo: 'Have the scenarios approved or choose approved versions in the suite, then try again.',
    isOwn: true,
  },
  notUpdatable: {
    toDo: 'Finish without what has been deleted or become one for approval.',
    isOwn: true,
  },
  gone: { toDo: 'Finish without what no longer exists.', isOwn: true },
  conflict: { toDo: 'Try again: somebody else has just saved it.', isOwn: true },
  refused: { toDo: 'Edit the suite as its reason says, then try again.', isOwn: true },
  service: { toDo: 'Try again: the service failed.', isOwn: false },
} as const satisfies Record<string, { toDo: string; isOwn: boolean }>

/** Why a suite is not updated. */
export type FailureCause = keyof typeof failureCauses

/** The suite can no longer be attached or detached; the message says why. */
export class NotUpdatableError extends Error {
  override name = 'NotUpdatableError'
}

const causesOfStatus: Readonly<Record<number, FailureCause>> = {
  400: 'refused',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  412: 'conflict',
  422: 'refused',
}

/** The cause behind an error of an update. */
export const causeOf = (error: unknown): FailureCause => {
  if (error instanceof NotUpdatableError) return 'notUpdatable'
  if (isNotApprovedError(error)) return 'notApproved'
  return (error instanceof ApiError && causesOfStatus[error.status]) || 'service'
}

/** State of the update of one suite. */
export type UpdateState =
  | { kind: 'waiting' }
  | { kind: 'updated' }
  | { kind: 'failed'; cause: FailureCause; reason: string; requestId: string | undefined }

/** The update of one suite, with its state. */
export interface SuiteUpdate extends AttachmentChange {
  state: UpdateState
}

/** The updates before the first call. */
export const plannedUpdates = (changes: readonly AttachmentChange[]): SuiteUpdate[] =>
  changes.map((change) => ({ ...change, state: { kind: 'waiting' } }))

/** The updates with the state of one replaced; the others keep their identity. */
export const withState = (
  updates: readonly SuiteUpdate[],
  suiteId: string,
  state: UpdateState,
): SuiteUpdate[] =>
  updates.map((update) => (update.suiteId === suiteId ? { ...update, state } : update))

/** Number of updates in each state. */
export const countUpdates = (
  updates: readonly SuiteUpdate[],
): Record<UpdateState['kind'], number> => {
  const counts = { waiting: 0, updated: 0, failed: 0 }
  for (const { state } of updates) counts[state.kind] += 1
  return counts
}

/** What to do about the failed updates, each with the number of suites concerned. */
export const adviceOf = (updates: readonly SuiteUpdate[]): { toDo: string; count: number }[] =>
  keysOf(failureCauses).flatMap((cause) => {
    const count = updates.filter(
      ({ state }) => state.kind === 'failed' && state.cause === cause,
    ).length
    return count === 0 ? [] : [{ toDo: failureCauses[cause].toDo, count }]
  })

/** The changes still to be made, including failed ones. */
export const remainingChanges = (updates: readonly SuiteUpdate[]): AttachmentChange[] =>
  updates
    .filter(({ state }) => state.kind !== 'updated')
    .map(({ suiteId, displayName, attach }) => ({ suiteId, displayName, attach }))

interface Runner {
  /** Makes one change; throws when it cannot be made. */
  update: (change: AttachmentChange) => Promise<unknown>
  /** Called for each change that was made or failed, as it happens. */
  onSettled: (change: AttachmentChange, failure: { error: unknown } | undefined) => void
}

const runChunk = async (chunk: readonly AttachmentChange[], { update, onSettled }: Runner) => {
  let serviceFailed = false
  const queue = chunk.values()
  const work = async () => {
    for (const change of queue) {
      try {
        await update(change)
        onSettled(change, undefined)
      } catch (error) {
        serviceFailed ||= !failureCauses[causeOf(error)].isOwn
        onSettled(change, { error })
      }
    }
  }
  await Promise.all(Array.from({ length: updateConcurrency }, work))
  return !serviceFailed
}

/**
 * Makes changes chunk by chunk, concurrently within a chunk. After a chunk in which the service failed the next
 * one is not started, as it fails for all suites. Errors of single suites stop nothing.
 *
 * @returns true when all changes are made
 */
export const runUpdates = async (
  changes: readonly AttachmentChange[],
  runner: Runner,
): Promise<boolean> => {
  let made = 0
  const counting: Runner = {
    ...runner,
    onSettled: (change, failure) => {
      if (!failure) made += 1
      runner.onSettled(change, failure)
    },
  }
  for (let start = 0; start < changes.length; start += updateChunkSize) {
    if (!(await runChunk(changes.slice(start, start + updateChunkSize), counting))) return false
  }
  return made === changes.length
}
