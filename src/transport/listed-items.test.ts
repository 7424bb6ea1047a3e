import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromLists, isListedOnly } from './listed-items.ts'

interface Thing {
  id: string
  name?: string
}

const own = ['p', 'service', 'getThing', { id: 'a' }]
const lists = ['p', 'service', 'listThings']

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
})
afterEach(() => client.clear())

const giveList = (name: string, items: readonly Thing[], updatedAt: number) =>
  client.setQueryData([...lists, name], { items, complete: false }, { updatedAt })
const show = (id = 'a') =>
  fromLists<Thing>(client, lists, (thing) => thing.id === id)([...own.slice(0, 3), { id }])

test('shows a thing as the newest list has it, with the time of that list', () => {
  giveList('older', [{ id: 'a', name: 'old' }], 1000)
  giveList('newer', [{ id: 'b' }, { id: 'a', name: 'new' }], 3000)
  giveList('oldest', [{ id: 'a', name: 'oldest' }], 500)
  giveList('without it', [{ id: 'b' }], 4000)
  expect(show()).toBe(true)
  expect(client.getQueryData(own)).toEqual({ id: 'a', name: 'new' })
  expect(client.getQueryState(own)?.dataUpdatedAt).toBe(3000)
})

test('shows nothing that no list has, of this operation and this project', () => {
  giveList('another', [{ id: 'b' }], 1000)
  client.setQueryData(['q', 'service', 'listThings', ''], { items: [{ id: 'a' }], complete: true })
  client.setQueryData([...lists, 'one page'], { things: [{ id: 'a' }] })
  expect(show()).toBe(false)
  expect(client.getQueryState(own)).toBeUndefined()
  expect(isListedOnly(client, own)).toBe(false)
})

test('shows nothing of a list that something was changed in since it was read', async () => {
  giveList('changed', [{ id: 'a', name: 'before' }], 3000)
  await client.invalidateQueries({ queryKey: lists })
  expect(show()).toBe(false)
  giveList('older', [{ id: 'a', name: 'older' }], 1000)
  expect(show()).toBe(true)
  expect(client.getQueryData(own)).toEqual({ id: 'a', name: 'older' })
})

test('what is known elsewhere shows where no list has it', () => {
  const elsewhere = vi.fn(() => ({ item: { id: 'a', name: 'kept' }, readAt: 700 }))
  const shown = fromLists<Thing>(client, lists, ({ id }) => id === 'a', elsewhere)
  giveList('without it', [{ id: 'b' }], 4000)
  expect(shown(own)).toBe(true)
  expect(client.getQueryData(own)).toEqual({ id: 'a', name: 'kept' })
  expect(client.getQueryState(own)?.dataUpdatedAt).toBe(700)
  giveList('with it', [{ id: 'a', name: 'listed' }], 500)
  elsewhere.mockClear()
  shown(own)
  expect(client.getQueryData(own)).toEqual({ id: 'a', name: 'listed' })
  expect(elsewhere).not.toHaveBeenCalled()
})

test('its own call is asked for in any case, and what that answers counts from then on', async () => {
  const listed = { id: 'a', name: 'as listed' }
  giveList('fresh', [listed], Date.now())
  show()
  expect(isListedOnly(client, own)).toBe(true)
  const answer = vi.fn(async () => ({ ...listed }))
  await client.fetchQuery({ queryKey: own, queryFn: answer })
  expect(answer).toHaveBeenCalledOnce()
  expect(isListedOnly(client, own)).toBe(false)
  // Nothing has changed, so nothing is drawn anew.
  expect(client.getQueryData(own)).toBe(listed)
})

test('a call that fails leaves what the list had', async () => {
  giveList('fresh', [{ id: 'a' }], Date.now())
  show()
  const gone = () => Promise.reject(new Error('not found'))
  await expect(
    client.fetchQuery({ queryKey: own, queryFn: gone, retry: false }),
  ).rejects.toBeDefined()
  expect(client.getQueryData(own)).toEqual({ id: 'a' })
  expect(isListedOnly(client, own)).toBe(true)
})
