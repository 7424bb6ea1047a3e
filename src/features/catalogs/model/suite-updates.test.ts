import { describe, expect, test } from 'vitest'
import type { AttachmentChange } from './attachments.ts'
import {
  countUpdates,
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

/** Runs changes, some of which fail, and records what happened. */
const run = async (count: number, failing: readonly number[] = []) => {
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
      if (failing.some((index) => suiteId === `s${index}`)) throw new Error(suiteId)
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

  test('a failure stops the next chunks, not the others of its chunk', async () => {
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

test('counts what is updated, failed and waiting', () => {
  const planned = plannedUpdates(changes(4))
  const failure = { kind: 'failed', reason: 'No', requestId: undefined } as const
  const updates = withState(withState(planned, 's1', { kind: 'updated' }), 's2', failure)
  expect(countUpdates(planned)).toEqual({ waiting: 4, updated: 0, failed: 0 })
  expect(countUpdates(updates)).toEqual({ waiting: 2, updated: 1, failed: 1 })
  expect(remainingChanges(updates)).toEqual([changes(4)[0], changes(4)[2], changes(4)[3]])
  expect(updates[0]).toBe(planned[0])
})
