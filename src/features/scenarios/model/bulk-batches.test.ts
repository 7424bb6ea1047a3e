import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk } from '@/features/suites/model/batches.ts'
import { ApiError } from '@/transport/errors.ts'
import { runInBatches } from './bulk-batches.ts'

const refusal = (status: number) =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, { status, message: `${status}` })

const run = async (count: number, bad: ReadonlySet<number>, status: number, size = 50) => {
  const done: number[] = []
  const failed: number[] = []
  let calls = 0
  const abort = new AbortController()
  const items = Array.from({ length: count }, (_, index) => index)
  await runInBatches(chunk(items, size), {
    send: async (batch) => {
      calls += 1
      if (batch.some((item) => bad.has(item))) throw refusal(status)
    },
    onDone: (batch) => done.push(...batch),
    onFailed: (item) => failed.push(item),
    signal: abort.signal,
  })
  return { done, failed, calls }
}

test('each item is either done or has failed, and only the bad ones fail', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 130 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 129 }), { maxLength: 6 }),
      async (count, numbers) => {
        const bad = new Set(numbers.filter((number) => number < count))
        const { done, failed } = await run(count, bad, 409)
        expect(failed.toSorted((a, b) => a - b)).toEqual([...bad].toSorted((a, b) => a - b))
        expect(done.length + failed.length).toBe(count)
      },
    ),
  ))

test('181 good ones take four calls', async () => {
  expect((await run(181, new Set(), 409)).calls).toBe(4)
})

test('an error of the service ends the run, and what was not tried is left', async () => {
  const { done, failed, calls } = await run(120, new Set([60]), 500)
  expect({ done: done.length, failed: failed.length, calls }).toEqual({
    done: 50,
    failed: 50,
    calls: 2,
  })
})

test('nothing is begun after Cancel', async () => {
  const abort = new AbortController()
  const done: number[] = []
  await runInBatches(chunk([1, 2, 3, 4], 2), {
    send: async () => abort.abort(),
    onDone: (batch) => done.push(...batch),
    onFailed: () => undefined,
    signal: abort.signal,
  })
  expect(done).toEqual([1, 2])
})
