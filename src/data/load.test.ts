import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAllPages } from '@/transport/pages.ts'
import { load } from './load.ts'

const route = { options: {} }

const loadWith = (queryClient: QueryClient, answer: () => Promise<string>, projectId = 'project') =>
  load({ context: { queryClient, projectId }, route }, ({ start }) =>
    start({ queryKey: ['thing'], queryFn: answer, retry: false }),
  )

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page waits for data that come soon', async () => {
  const client = new QueryClient()
  const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('data'), 50))
  const loaded = loadWith(client, late)
  await vi.advanceTimersByTimeAsync(50)
  await loaded
  expect(client.getQueryData(['thing'])).toBe('data')
})

test('a page does not wait longer than for a moment', async () => {
  const client = new QueryClient()
  let shown = false
  void loadWith(client, () => new Promise<string>(() => undefined))?.then(() => {
    shown = true
  })
  await vi.advanceTimersByTimeAsync(99)
  expect(shown).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toBe(true)
})

test('a page whose processor was busy reads the answer that has come meanwhile', async () => {
  vi.useRealTimers()
  const client = new QueryClient()
  const soon = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  const loaded = loadWith(client, () =>
    soon(10)
      .then(() => soon(0))
      .then(() => 'data'),
  )
  const start = performance.now()
  while (performance.now() - start < 150);
  await loaded
  expect(client.getQueryData(['thing'])).toBe('data')
})

test('a page waits for the first page of a list only', async () => {
  const client = new QueryClient()
  let shown = false
  const page = (nextToken: string | undefined) =>
    nextToken === undefined
      ? Promise.resolve({ items: [1], nextToken: 'more' })
      : new Promise<never>(() => undefined)
  void load({ context: { queryClient: client, projectId: 'project' }, route }, ({ start }) =>
    start({ queryKey: ['list'], queryFn: fetchAllPages(page, ({ items }) => items) }),
  )?.then(() => {
    shown = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toBe(true)
})

test('a failure is left to the page', async () => {
  const client = new QueryClient()
  await loadWith(client, () => Promise.reject(new Error('refused')))
  expect(client.getQueryState(['thing'])?.status).toBe('error')
})

test('a page whose data are there, or that has no project, shows at once', () => {
  const client = new QueryClient()
  client.setQueryData(['thing'], 'data')
  expect(loadWith(client, () => Promise.resolve('newer'))).toBeUndefined()
  expect(loadWith(new QueryClient(), () => Promise.resolve('data'), '')).toBeUndefined()
})

test.each([
  ['once they have come', false],
  ['also where they are known', true],
])(
  'what depends on the data of a page is started %s, and the page does not wait for it',
  async (_, isKnown) => {
    const client = new QueryClient()
    if (isKnown) client.setQueryData(['thing'], 'data')
    const dependent = vi.fn(() => new Promise<never>(() => undefined))
    let shown = false
    const loaded = load(
      { context: { queryClient: client, projectId: 'project' }, route },
      ({ start }) =>
        start(
          { queryKey: ['thing'], queryFn: async () => 'data' },
          { next: (data: string) => start({ queryKey: ['about', data], queryFn: dependent }) },
        ),
    )
    void Promise.resolve(loaded).then(() => {
      shown = true
    })
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toBe(true)
    expect(dependent).toHaveBeenCalledOnce()
    expect(client.getQueryState(['about', 'data'])?.fetchStatus).toBe('fetching')
  },
)

test('nothing is started that depends on data that did not come', async () => {
  const client = new QueryClient()
  const next = vi.fn()
  await load({ context: { queryClient: client, projectId: 'project' }, route }, ({ start }) =>
    start(
      { queryKey: ['thing'], queryFn: () => Promise.reject(new Error('refused')), retry: false },
      { next },
    ),
  )
  expect(next).not.toHaveBeenCalled()
})

test('what a list has brought shows at once, while the page asks for it and for more', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const more = vi.fn(() => new Promise<never>(() => undefined))
  const told: string[] = []
  const loaded = load(
    { context: { queryClient: client, projectId: 'project' }, route },
    ({ start }) => {
      start(
        { queryKey: ['thing'], queryFn: () => answer.promise },
        {
          listed: (queryKey) => {
            client.setQueryData(queryKey, 'as listed')
            void client.invalidateQueries({ queryKey })
            return true
          },
          next: (data: string) => told.push(data),
        },
      )
      start({ queryKey: ['more'], queryFn: more })
    },
  )
  expect(loaded).toBeUndefined()
  expect(told).toEqual(['as listed'])
  expect(more).toHaveBeenCalledOnce()
  answer.resolve('fresh')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['thing'])).toBe('fresh')
  expect(told).toEqual(['as listed', 'fresh'])
})

test('no list is looked through for what is known', () => {
  const client = new QueryClient()
  client.setQueryData(['thing'], 'data')
  const listed = vi.fn(() => true)
  void load({ context: { queryClient: client, projectId: 'project' }, route }, ({ start }) =>
    start({ queryKey: ['thing'], queryFn: async () => 'data' }, { listed }),
  )
  expect(listed).not.toHaveBeenCalled()
})
