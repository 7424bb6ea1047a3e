import { isDeepStrictEqual } from 'node:util'
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import { ApiError } from './errors.ts'
import { changeLists, readWhole } from './known-lists.ts'
import { fetchAllPages, findInPages, followPages, type PagedItems } from './pages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Page {
  items: number[]
  nextToken?: string
}

const walk = async (tokens: (string | undefined)[]) => {
  const asked: (string | undefined)[] = []
  for await (const _ of followPages((token: string | undefined) => {
    const nextToken = tokens[asked.length]
    asked.push(token)
    return Promise.resolve({ nextToken })
  })) {
    if (asked.length > tokens.length + 1) throw new Error('the walk does not end')
  }
  return asked
}

test.each([
  [[undefined], [undefined]],
  [[''], [undefined]],
  [
    ['a', 'b', undefined],
    [undefined, 'a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    [undefined, 'a'],
  ],
  [
    ['a', 'b', 'a', 'b'],
    [undefined, 'a', 'b'],
  ],
])('tokens %j are asked for as %j', async (tokens, asked) => {
  expect(await walk(tokens)).toEqual(asked)
})

test('a list that is not there has no pages', async () => {
  for await (const _ of followPages(() => Promise.resolve(null))) expect.unreachable()
})

test('the walk ends for any tokens a service invents', async () => {
  const token = fc.option(fc.constantFrom('', 'a', 'b', 'c'), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(fc.array(token, { maxLength: 20 }), async (tokens) => {
      expect((await walk(tokens)).length).toBeLessThanOrEqual(5)
    }),
  )
})

test('a list that is read again keeps its old items while it knows fewer', async () => {
  const client = new QueryClient()
  const seen: PagedItems<number>[] = []
  let offset = 0
  const options = queryOptions({
    queryKey: ['list'],
    queryFn: fetchAllPages(
      async (token): Promise<Page> => {
        const start = Number(token ?? 0)
        const items = [start + offset, start + offset + 1]
        return start < 4 ? { items, nextToken: String(start + 2) } : { items }
      },
      (page) => page.items,
    ),
  })
  await client.fetchQuery(options)
  client.getQueryCache().subscribe(({ query }) => {
    const data = query.state.data as PagedItems<number> | undefined
    if (data && data !== seen.at(-1)) seen.push(data)
  })
  offset = 10
  await client.fetchQuery(options)
  expect(seen.filter(({ items }) => items[0] === 10)).toEqual([
    { items: [10, 11, 12, 13, 14, 15], complete: true },
  ])
})

test.each([
  ['once when something shows it', { isShown: true }, 1],
  ['a few times when its page is about to come', { isOfPage: true }, 5],
  ['not at all when nothing shows it', {}, 0],
  ['not at all when all of it is awaited', { isShown: true, isOfPage: true, isAwaited: true }, 0],
])('before its second page, a list waits for the browser %s', async (_, list, times) => {
  let waited = 0
  vi.stubGlobal('requestIdleCallback', (done: () => void) => {
    waited++
    queueMicrotask(done)
  })
  const waitedBefore: number[] = []
  const options = queryOptions({
    queryKey: ['list'],
    meta: { isOfPage: 'isOfPage' in list, isAwaited: 'isAwaited' in list },
    queryFn: fetchAllPages(
      async (token): Promise<Page> => {
        waitedBefore.push(waited)
        return { items: [], nextToken: token === undefined ? 'b' : token === 'b' ? 'c' : '' }
      },
      (page) => page.items,
    ),
  })
  const client = new QueryClient()
  if ('isShown' in list) new QueryObserver(client, options).subscribe(() => undefined)
  await client.fetchQuery(options)
  expect(waitedBefore).toEqual([0, times, times])
})

/** A list of four pages, of which the third fails on its first calls. */
const brokenList = (failures: number) => {
  const asked: number[] = []
  const fetchPage = async (token: string | undefined): Promise<Page> => {
    const page = Number(token ?? 1)
    asked.push(page)
    if (page === 3 && asked.filter((one) => one === 3).length <= failures) throw new Error('broken')
    return { items: [page], ...(page < 4 && { nextToken: String(page + 1) }) }
  }
  /** Options as a screen makes them: new ones each time. */
  const options = () =>
    queryOptions({
      queryKey: ['broken'],
      queryFn: fetchAllPages(fetchPage, (page) => page.items),
      retry: 2,
      retryDelay: 0,
    })
  return { asked, options }
}

test('another try goes on from the page that failed', async () => {
  const { asked, options } = brokenList(2)
  const list = await new QueryClient().fetchQuery(options())
  expect(asked).toEqual([1, 2, 3, 3, 3, 4])
  expect(list).toEqual({ items: [1, 2, 3, 4], complete: true })
})

test('a screen that renders between two tries does not make them start again', async () => {
  const { asked, options } = brokenList(1)
  const client = new QueryClient()
  const observer = new QueryObserver(client, options())
  const complete = new Promise<unknown>((done) => {
    observer.subscribe(({ data, failureCount }) => {
      if (failureCount > 0) observer.setOptions(options())
      if (data?.complete) done(data.items)
    })
  })
  expect(await complete).toEqual([1, 2, 3, 4])
  expect(asked).toEqual([1, 2, 3, 3, 4])
})

test('a fetch after the last try starts with the first page', async () => {
  const { asked, options } = brokenList(3)
  const client = new QueryClient()
  await expect(client.fetchQuery(options())).rejects.toThrow('broken')
  expect((await client.fetchQuery(options())).items).toEqual([1, 2, 3, 4])
  expect(asked).toEqual([1, 2, 3, 3, 3, 1, 2, 3, 4])
})

test('a list of ever more empty pages is given up, one with some of them is not', async () => {
  const client = new QueryClient()
  const readTo = (end: number) => {
    let asked = 0
    const page = async () => {
      asked += 1
      return {
        items: asked % 20 === 0 || asked === end ? [asked] : [],
        nextToken: asked < end ? `${asked}` : '',
      }
    }
    const list = {
      queryKey: [`to ${end}`],
      queryFn: fetchAllPages<Page, number>(page, ({ items }) => items),
    }
    return client.fetchQuery(list)
  }
  expect((await readTo(60)).items).toEqual([20, 40, 60])
  let asked = 0
  const endless = fetchAllPages<Page, number>(
    async () => ({ items: [], nextToken: `${++asked}` }),
    ({ items }) => items,
  )
  await expect(client.fetchQuery({ queryKey: ['endless'], queryFn: endless })).rejects.toThrow(
    '20 pages without any in a row',
  )
  expect(asked).toBe(20)
})

/** A list of two pages whose second one comes when told to; `goOn` is undefined while nobody waits for it. */
const listInTwo = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const waiting: { goOn?: (() => void) | undefined } = {}
  const options = queryOptions({
    queryKey: ['left'],
    queryFn: fetchAllPages<Page, number>(
      (token, signal) =>
        new Promise((answer, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason))
          const next = () => answer({ items: [Number(token ?? 0)], nextToken: token ? '' : '1' })
          if (token) waiting.goOn = next
          else next()
        }),
      ({ items }) => items,
    ),
  })
  const observer = new QueryObserver(client, options)
  const leave = observer.subscribe(() => undefined)
  return { client, waiting, options, observer, leave }
}

test('a list that was left while it came is read to its end when it is shown again', async () => {
  const { waiting, observer, leave } = listInTwo()
  await vi.waitUntil(() => waiting.goOn)
  expect(observer.getCurrentResult().data).toEqual({ items: [0], complete: false })
  leave()
  waiting.goOn = undefined
  observer.subscribe(() => undefined)
  const goOn = await vi.waitUntil(() => waiting.goOn)
  goOn()
  await vi.waitUntil(() => observer.getCurrentResult().data?.complete)
  expect(observer.getCurrentResult().data).toEqual({ items: [0, 1], complete: true })
})

test('who needs a whole list gets it, also where the page that shows it is left meanwhile', async () => {
  const { client, waiting, options, leave } = listInTwo()
  await vi.waitUntil(() => waiting.goOn)
  const items = readWhole(client, options)
  leave()
  waiting.goOn = undefined
  const goOn = await vi.waitUntil(() => waiting.goOn)
  goOn()
  expect(await items).toEqual([0, 1])
})

test.each(['first', 'second'])(
  'an item that is removed stays away, also while the %s page comes',
  async (page) => {
    const client = new QueryClient()
    let stored = [0, 1, 2]
    const answers: (() => void)[] = []
    const options = queryOptions({
      queryKey: ['lists', 'changed'],
      queryFn: fetchAllPages<Page, number>(
        (token, signal) =>
          new Promise((answer, refuse) => {
            signal.addEventListener('abort', () => refuse(signal.reason))
            const [items, nextToken] = token ? [stored.slice(2), ''] : [stored.slice(0, 2), '2']
            answers.push(() => answer({ items, nextToken }))
          }),
        ({ items }) => items,
      ),
    })
    const shown = () => observer.getCurrentResult().data
    const observer = new QueryObserver(client, options)
    observer.subscribe(() => undefined)
    if (page === 'second') answers.shift()?.()
    await vi.waitUntil(() => answers.length === 1)
    stored = [1, 2]
    changeLists<number>(client, ['lists'], (items) => items.filter((item) => item !== 0))
    expect(shown()?.items ?? []).not.toContain(0)
    await vi.waitUntil(() => {
      answers.shift()?.()
      return shown()?.complete
    })
    expect(shown()).toEqual({ items: [1, 2], complete: true })
  },
)

test('what is looked for in pages costs no page after the one that holds it, and never more than the most', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      fc.nat({ max: 20 }),
      fc.integer({ min: 1, max: 9 }),
      async (lists, sought, most) => {
        let calls = 0
        const found = await findInPages(
          (token: string | undefined): Promise<Page> => {
            calls += 1
            const at = Number(token ?? 0)
            const next = at + 1 < lists.length ? { nextToken: String(at + 1) } : {}
            return Promise.resolve({ items: lists[at] ?? [], ...next })
          },
          ({ items }) => items,
          (item) => item === sought,
          most,
        )
        const holds = lists.findIndex((list) => list.includes(sought))
        const isNear = holds !== -1 && holds < most
        expect(calls).toBe(isNear ? holds + 1 : Math.min(most, lists.length))
        expect(found).toBe(isNear ? sought : most < lists.length ? 'beyond' : null)
      },
    ),
  )
})

interface Thing {
  id: string
  versionId?: string
}

/** A list of things; each page may lead to the next one by its token. */
const listOf = (
  pages: readonly { items: Thing[]; nextToken?: string; unread?: string }[],
  client = new QueryClient(),
) => {
  let asked = 0
  const queryKey = ['things']
  const queryFn = fetchAllPages<(typeof pages)[number], Thing>(
    async (_, __, unread) => {
      const page = pages[asked++ % pages.length]
      if (!page) throw new Error('There is no page.')
      if (page.unread) unread.problems.push(page.unread)
      return page
    },
    ({ items }) => items,
  )
  return {
    read: () => client.fetchQuery({ queryKey, queryFn, retry: false }),
    known: () => client.getQueryData<PagedItems<Thing>>(queryKey),
  }
}

test('an item that two pages hold is there once, and each version of a thing', async () => {
  const a = { id: 'a', versionId: '1' }
  const older = { id: 'a', versionId: '0' }
  const b = { id: 'b' }
  const { read } = listOf([
    { items: [a, older], nextToken: '2' },
    { items: [{ ...older }, b], nextToken: '3' },
    { items: [{ ...b }] },
  ])
  expect(await read()).toEqual({ items: [a, older, b], complete: true })
})

test('items without an id are all there', async () => {
  const client = new QueryClient()
  const queryFn = fetchAllPages<{ items: string[]; nextToken?: string }, string>(
    async () => ({ items: ['line', 'line'] }),
    ({ items }) => items,
  )
  expect((await client.fetchQuery({ queryKey: ['log'], queryFn })).items).toEqual(['line', 'line'])
})

test('a list whose pages repeat shows what it has, and fails with a word of it', async () => {
  const list = listOf([
    { items: [{ id: 'a' }], nextToken: '2' },
    { items: [{ id: 'b' }], nextToken: '2' },
  ])
  await expect(list.read()).rejects.toThrow('This list may lack items')
  expect(list.known()).toEqual({
    items: [{ id: 'a' }, { id: 'b' }],
    complete: false,
    ended: true,
  })
})

test('a list of which items cannot be read shows the others, and says how many it lacks', async () => {
  const list = listOf([
    { items: [{ id: 'a' }], nextToken: '2', unread: 'b is held.' },
    { items: [{ id: 'c' }], unread: 'd is held.' },
  ])
  const failure = await list.read().catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({
    kind: 'partlyRead',
    message: '2 items of this list could not be read.',
    technical: 'b is held.\nd is held.',
  })
  expect(list.known()).toMatchObject({ items: [{ id: 'a' }, { id: 'c' }], ended: true })
})

test('a list of which nothing can be read has nothing to show', async () => {
  const list = listOf([{ items: [], unread: 'a is held.' }])
  await expect(list.read()).rejects.toThrow('1 item of this list could not be read.')
  expect(list.known()).toBeUndefined()
})

interface Labelled {
  id: string
  labels: { key: string }[]
}

/** A list that is read again and again, in pages of two, as the service has it by then. */
const changingList = () => {
  const service = { things: [] as Labelled[] }
  const read = async (token = '0'): Promise<{ items: Labelled[]; nextToken?: string }> => {
    const start = Number(token)
    const items = structuredClone(service.things.slice(start, start + 2))
    return start + 2 < service.things.length ? { items, nextToken: `${start + 2}` } : { items }
  }
  const client = createQueryClient()
  const options = queryOptions({
    queryKey: ['list'],
    queryFn: fetchAllPages(read, ({ items }) => items),
    staleTime: 0,
  })
  return { service, readAgain: () => client.fetchQuery(options) }
}

test('a list that is read again has the items it had, but for those that have changed', async () => {
  const thing = fc.record({
    id: fc.constantFrom(...'abcdefgh'),
    labels: fc.array(fc.record({ key: fc.constantFrom('x', 'y') }), { maxLength: 2 }),
  })
  const list = fc.uniqueArray(thing, { selector: ({ id }) => id })
  await fc.assert(
    fc.asyncProperty(fc.array(list, { minLength: 2, maxLength: 4 }), async (states) => {
      const { service, readAgain } = changingList()
      let before: PagedItems<Labelled> | undefined
      for (const things of states) {
        service.things = things
        const now: PagedItems<Labelled> = await readAgain()
        expect(now).toEqual({ items: things, complete: true })
        for (const item of now.items) {
          const old = before?.items.find(({ id }) => id === item.id)
          expect(item === old).toBe(old !== undefined && isDeepStrictEqual(item, old))
        }
        if (before) expect(now === before).toBe(isDeepStrictEqual(now, before))
        before = now
      }
    }),
  )
})
