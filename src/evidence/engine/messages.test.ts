import { expect, test } from 'vitest'
import { together } from './messages.ts'

test('what is posted in one go comes together, what comes later by itself', async () => {
  const batches: (readonly string[])[] = []
  const post = together<string>((messages) => batches.push(messages))
  post('a')
  post('b')
  expect(batches).toEqual([])
  await Promise.resolve()
  expect(batches).toEqual([['a', 'b']])
  post('c')
  await Promise.resolve()
  expect(batches).toEqual([['a', 'b'], ['c']])
})
