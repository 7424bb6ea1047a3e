import { keysOf } from '@/lib/objects.ts'
import { isNotApprovedError } from '@/models/suites/not-approved.ts'
import { ApiError } from '@/transport/errors.ts'
import type { AttachmentChange } from './attachments.ts'

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
  forbidden: {
    toDo: 'Ask for the permission to change suites, then try again.',
    isOwn: false,
  },
  limited: { toDo: 'Try again a little later: the service takes no more calls now.', isOwn: false },
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
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  412: 'conflict',
  422: 'refused',
  429: 'limited',
}

/** The cause behind an error of an update. */
export const causeOf = (error: unknown): FailureCause => {
  if (error instanceof NotUpdatableError) return 'notUpdatable'
  if (isNotApprovedError(error)) return 'notApproved'
  return (error instanceof ApiError && causesOfStatus[error.status]) || 'service'
}

/** True for an error that all suites would meet: the others are not tried. */
export const concernsAllSuites = (error: unknown): boolean => !failureCauses[causeOf(error)].isOwn

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

/** Advice on the failed updates, each with the number of suites concerned. */
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
