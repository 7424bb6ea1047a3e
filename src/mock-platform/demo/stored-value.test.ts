import { expect, test, vi } from 'vitest'
import { integer, object } from '@/transport/codec.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { storedValue } from './stored-value.ts'

const plan = object({ runCount: integer })
const stored = (storage: Storage) => storedValue<{ runCount: number }>(storage, 'kept', plan)

test('the next page reads the value', () => {
  const storage = memoryStorage()
  expect(stored(storage).read()).toBeUndefined()
  stored(storage).write({ runCount: 2 })
  expect(stored(storage).read()).toEqual({ runCount: 2 })
})

test.each(['{"runCount":"2"}', '{"count":2}', '[]', 'null', '{"runC'])(
  'a value in another shape, %s, is dropped',
  (text) => {
    const storage = memoryStorage()
    stored(storage).write({ runCount: 2 })
    storage.setItem(storage.key(0) ?? '', text)
    expect(stored(storage).read()).toBeUndefined()
    expect(storage.length).toBe(0)
  },
)

test('a full storage keeps the last value', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const storage = memoryStorage('{"runCount":2}'.length)
  stored(storage).write({ runCount: 2 })
  stored(storage).write({ runCount: 1234 })
  expect(stored(storage).read()).toEqual({ runCount: 2 })
  expect(warn).toHaveBeenCalledOnce()
})
