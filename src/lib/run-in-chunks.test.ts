import { expect, test } from 'vitest'
import { chunkSize, concurrency, runInChunks } from './run-in-chunks.ts'

/** Runs a number of items of which some fail, and records what happened. */
const run = async (
  count: number,
  {
    failing = [],
    concernsAll = false,
    cancelAt,
  }: {
    failing?: readonly number[]
    concernsAll?: boolean
    cancelAt?: number
  } = {},
) => {
  const canceled = new AbortController()
  const done: number[] = []
  const failed: number[] = []
  let running = 0
  let most = 0
  const all = await runInChunks(
    Array.from({ length: count }, (_, index) => index),
    {
      work: async (item) => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve))
        running -= 1
        if (item === cancelAt) canceled.abort()
        if (failing.includes(item)) throw new Error(`${item}`)
      },
      onSettled: (item, failure) => (failure ? failed : done).push(item),
      concernsAll: () => concernsAll,
      signal: canceled.signal,
    },
  )
  return { all, done: done.length, failed, most }
}

test.each([0, 1, 4, chunkSize, chunkSize + 1, 3 * chunkSize])(
  'does all of %i items',
  async (count) => {
    expect(await run(count)).toEqual({
      all: true,
      done: count,
      failed: [],
      most: Math.min(count, concurrency),
    })
  },
)

test('an error of one item stops nothing', async () => {
  expect(await run(120, { failing: [0, 70] })).toMatchObject({
    all: false,
    done: 118,
    failed: [0, 70],
  })
})

test('an error that concerns all ends with its chunk', async () => {
  expect(await run(120, { failing: [0], concernsAll: true })).toMatchObject({
    all: false,
    done: chunkSize - 1,
  })
  expect(await run(120, { failing: [70], concernsAll: true })).toMatchObject({
    done: 2 * chunkSize - 1,
    failed: [70],
  })
})

test('nothing is begun after a cancel, what is under way is finished', async () => {
  const { all, done } = await run(120, { cancelAt: 60 })
  expect(all).toBe(false)
  expect(done).toBeGreaterThan(60)
  expect(done).toBeLessThanOrEqual(60 + concurrency)
})
