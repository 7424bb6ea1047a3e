import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAllPages, type PagedItems } from './pages.ts'

interface Page {
  items: number[]
  nextToken?: string
}

/** A list of pages that come when the test says so, and each state of it that is told. */
const grownList = () => {
  const client = new QueryClient()
  const seen: PagedItems<number>[] = []
  const answers: ((page: Page | Error) => void)[] = []
  const options = queryOptions({
    queryKey: ['list'],
    queryFn: fetchAllPages(
      () =>
        new Promise<Page>((answer, refuse) => {
          answers.push((page) => (page instanceof Error ? refuse(page) : answer(page)))
        }),
      (page) => page.items,
    ),
    retry: false,
  })
  client.getQueryCache().subscribe(({ query }) => {
    const data = query.state.data as PagedItems<number> | undefined
    if (data && data !== seen.at(-1)) seen.push(data)
  })
  let at = 0
  /** Lets the next page come, with one item. */
  const come = async (page: Page | Error = { items: [at], nextToken: `${at + 1}` }) => {
    at += 1
    while (answers.length === 0) await vi.advanceTimersByTimeAsync(0)
    answers.shift()?.(page)
    await vi.advanceTimersByTimeAsync(0)
  }
  const fetched = client.fetchQuery(options).catch((error: Error) => error)
  return { client, options, seen, come, fetched }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a list that grows is shown with its first page at once, and then with all that comes in a pause', async () => {
  const { seen, come } = grownList()
  await come()
  expect(seen).toEqual([{ items: [0], complete: false }])
  await come()
  await come()
  expect(seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(199)
  expect(seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.slice(1)).toEqual([{ items: [0, 1, 2], complete: false }])
  await vi.advanceTimersByTimeAsync(300)
  await come()
  expect(seen.slice(2)).toEqual([{ items: [0, 1, 2, 3], complete: false }])
})

test('a list that grows is told once when its end comes within the pause', async () => {
  const { seen, come, fetched } = grownList()
  await come()
  await come()
  await come({ items: [2] })
  expect(await fetched).toEqual({ items: [0, 1, 2], complete: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toEqual([
    { items: [0], complete: false },
    { items: [0, 1, 2], complete: true },
  ])
})

test('a list that grows shows what came before a page that fails', async () => {
  const { seen, come, fetched } = grownList()
  await come()
  await come()
  await come(new Error('broken'))
  expect(await fetched).toEqual(new Error('broken'))
  expect(seen.at(-1)).toEqual({ items: [0, 1], complete: false })
})

test('a list that grows is told no more once it is canceled', async () => {
  const { client, options, seen, come } = grownList()
  await come()
  await come()
  await client.cancelQueries(options)
  const before = seen.length
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toHaveLength(before)
})
