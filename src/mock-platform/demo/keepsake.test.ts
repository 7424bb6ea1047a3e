import { expect, test, vi } from 'vitest'
import { integer, object } from '@/transport/codec.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { keepsakeOf } from './keepsake.ts'

const plan = object({ runCount: integer })
const keepsake = (storage: Storage) => keepsakeOf<{ runCount: number }>(storage, 'kept', plan)

test('a value is there for the next page', () => {
  const storage = memoryStorage()
  expect(keepsake(storage).read()).toBeUndefined()
  keepsake(storage).write({ runCount: 2 })
  expect(keepsake(storage).read()).toEqual({ runCount: 2 })
})

test.each(['{"runCount":"2"}', '{"count":2}', '[]', 'null', '{"runC'])(
  'what another build has kept, %s, is dropped',
  (text) => {
    const storage = memoryStorage()
    keepsake(storage).write({ runCount: 2 })
    storage.setItem(storage.key(0) ?? '', text)
    expect(keepsake(storage).read()).toBeUndefined()
    expect(storage.length).toBe(0)
  },
)

test('a full storage keeps what it has', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const storage = memoryStorage('{"runCount":2}'.length)
  keepsake(storage).write({ runCount: 2 })
  keepsake(storage).write({ runCount: 1234 })
  expect(keepsake(storage).read()).toEqual({ runCount: 2 })
  expect(warn).toHaveBeenCalledOnce()
})
