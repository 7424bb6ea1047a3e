import type { SuiteChange } from './attachments.ts'

/** How many suites are updated before it is looked whether to go on. */
export const updateChunkSize = 50

/** How many suites of a chunk are updated at the same time. */
export const updatesAtOnce = 5

/** How the update of one suite stands. */
export type UpdateState =
  | { kind: 'waiting' }
  | { kind: 'updated' }
  | { kind: 'failed'; reason: string; requestId: string | undefined }

/** A suite to update, and how that stands. */
export interface SuiteUpdate extends SuiteChange {
  state: UpdateState
}

/** The updates before the first one is made. */
export const plannedUpdates = (changes: readonly SuiteChange[]): SuiteUpdate[] =>
  changes.map((change) => ({ ...change, state: { kind: 'waiting' } }))

/** The updates with another state of one of them; the others keep their identity. */
export const withState = (
  updates: readonly SuiteUpdate[],
  suiteId: string,
  state: UpdateState,
): SuiteUpdate[] =>
  updates.map((update) => (update.suiteId === suiteId ? { ...update, state } : update))

/** How many updates there are of each kind. */
export const countUpdates = (
  updates: readonly SuiteUpdate[],
): Record<UpdateState['kind'], number> => {
  const counts = { waiting: 0, updated: 0, failed: 0 }
  for (const { state } of updates) counts[state.kind] += 1
  return counts
}

/** The changes that are not made yet, failed ones included. */
export const openChanges = (updates: readonly SuiteUpdate[]): SuiteChange[] =>
  updates
    .filter(({ state }) => state.kind !== 'updated')
    .map(({ suiteId, displayName, attach }) => ({ suiteId, displayName, attach }))

interface Runner {
  /** Makes one change; throws when it cannot be made. */
  update: (change: SuiteChange) => Promise<unknown>
  /** Told of each change that was made or failed, as it happens. */
  onSettled: (change: SuiteChange, failure: { error: unknown } | undefined) => void
}

const runChunk = async (chunk: readonly SuiteChange[], { update, onSettled }: Runner) => {
  let failed = false
  const queue = chunk.values()
  const work = async () => {
    for (const change of queue) {
      try {
        await update(change)
        onSettled(change, undefined)
      } catch (error) {
        failed = true
        onSettled(change, { error })
      }
    }
  }
  await Promise.all(Array.from({ length: updatesAtOnce }, work))
  return !failed
}

/**
 * Makes changes chunk by chunk, some at the same time. After a chunk in which one failed no other is
 * begun: what is wrong with one suite is the suite's, but what is wrong with the service concerns all.
 *
 * @returns true when all changes are made
 */
export const runUpdates = async (
  changes: readonly SuiteChange[],
  runner: Runner,
): Promise<boolean> => {
  for (let start = 0; start < changes.length; start += updateChunkSize) {
    const wentWell = await runChunk(changes.slice(start, start + updateChunkSize), runner)
    if (!wentWell) return false
  }
  return true
}
