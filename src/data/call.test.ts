// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { callWith } from './call.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['succeeded', async () => 'saved'],
  ['failed', async () => Promise.reject(new Error('refused'))],
])('nothing of a call is kept that has %s', async (_, mutationFn) => {
  vi.useFakeTimers()
  const client = new QueryClient()
  await callWith(client, true)({ mutationFn }, { secret: 'text' }).catch(() => undefined)
  expect(client.getMutationCache().getAll()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
