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
  let items = [0]
  for (const pause of [50, 100, 200, 200]) {
    const before = seen.length
    await come()
    await come()
    items = [...items, items.length, items.length + 1]
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(seen).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.slice(before)).toEqual([{ items, complete: false }])
  }
  await vi.advanceTimersByTimeAsync(200)
  await come()
  expect(seen.at(-1)).toEqual({ items: [...items, items.length], complete: false })
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
