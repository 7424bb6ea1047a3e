import type { AttachmentChange } from './attachments.ts'

/** Number of suites in a chunk; a failure in it stops the next chunks. */
export const updateChunkSize = 50

/** Number of concurrent updates. */
export const updateConcurrency = 5

/** State of the update of one suite. */
export type UpdateState =
  | { kind: 'waiting' }
  | { kind: 'updated' }
  | { kind: 'failed'; reason: string; requestId: string | undefined }

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
  await Promise.all(Array.from({ length: updateConcurrency }, work))
  return !failed
}

/**
 * Makes changes chunk by chunk, concurrently within a chunk. After a chunk with a failure the next one is not
 * started: when the service fails, it fails for all suites.
 *
 * @returns true when all changes are made
 */
export const runUpdates = async (
  changes: readonly AttachmentChange[],
  runner: Runner,
): Promise<boolean> => {
  for (let start = 0; start < changes.length; start += updateChunkSize) {
    const succeeded = await runChunk(changes.slice(start, start + updateChunkSize), runner)
    if (!succeeded) return false
  }
  return true
}
