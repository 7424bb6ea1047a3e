import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('tasks begin in their order with a pause between, and only so many at a time', async () => {
  const queue = createQueue({ limit: 2, pause: 10 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const results = [0, 1, 2].map((number) =>
    queue(() => {
      begun.push(number)
      return new Promise<number>((resolve) => ends.push(() => resolve(number)))
    }),
  )
  expect(begun).toEqual([0])
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual([0, 1, 2])
  for (const end of ends) end()
  expect(await Promise.all(results)).toEqual([0, 1, 2])
})

test('a task that fails makes room for the next', async () => {
  const queue = createQueue({ limit: 1, pause: 10 })
  const failed = queue(() => Promise.reject(new Error('no')))
  const other = queue(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(20)
  expect(await other).toBe('yes')
})

test('without a pause tasks begin at once, as many as may', async () => {
  const queue = createQueue({ limit: 2 })
  const begun: number[] = []
  const results = [0, 1, 2].map((number) => queue(async () => begun.push(number)))
  expect(begun).toEqual([0, 1])
  await Promise.all(results)
  expect(begun).toEqual([0, 1, 2])
  expect(vi.getTimerCount()).toBe(0)
})
