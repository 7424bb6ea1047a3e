import { expect, test } from 'vitest'
import { batchLimit, createBatcher } from './members.ts'

const recording = () => {
  const calls: string[][] = []
  const name = createBatcher(async (ids) => {
    calls.push([...ids])
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `Name of ${id}`]))
  })
  return { calls, name }
}

test('ids of one tick make one call without duplicates', async () => {
  const { calls, name } = recording()
  const names = await Promise.all(['a', 'b', 'a', 'gone'].map(name))
  expect(names).toEqual(['Name of a', 'Name of b', 'Name of a', undefined])
  expect(calls).toEqual([['a', 'b', 'gone']])
})

test('later ids make another call', async () => {
  const { calls, name } = recording()
  await name('a')
  await name('b')
  expect(calls).toEqual([['a'], ['b']])
})

test('ids above the batch limit are split over several calls', async () => {
  const { calls, name } = recording()
  const ids = Array.from({ length: batchLimit * 2 + 1 }, (_, index) => `m${index}`)
  const names = await Promise.all(ids.map(name))
  expect(names.at(-1)).toBe(`Name of ${ids.at(-1)}`)
  expect(calls.map((call) => call.length)).toEqual([batchLimit, batchLimit, 1])
})

test('a failed call rejects all its requests, and the next request retries', async () => {
  let fail = true
  const name = createBatcher(async (ids) => {
    if (fail) throw new Error('no answer')
    return new Map(ids.map((id) => [id, id]))
  })
  await expect(Promise.all([name('a'), name('b')])).rejects.toThrow('no answer')
  fail = false
  await expect(name('a')).resolves.toBe('a')
})
