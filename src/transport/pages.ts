import {
  hashKey,
  type Query,
  type QueryFunctionContext,
  replaceEqualDeep,
} from '@tanstack/react-query'
import { idle } from '@/lib/idle.ts'
import { ApiError } from './errors.ts'
import type { Unread } from './operation.ts'

/** The items of a token list as far as they are known. */
export interface PagedItems<Item> {
  readonly items: readonly Item[]
  /** False while further pages are on their way: a filter over these items may still miss some. */
  readonly complete: boolean
  /** It lacks something, and nothing more will come. */
  readonly ended?: true
}

/** The first item that fits; undefined while it may still come, null once all are there and none does. */
export const firstOf = <Item>(
  list: PagedItems<Item> | undefined,
  fits: (item: Item) => boolean,
): Item | null | undefined => list?.items.find(fits) ?? (list?.complete ? null : undefined)

interface TokenPage {
  readonly nextToken?: string | undefined
}

/** The tokens met on the way through a list, in their order; the last one leads to the next page. */
type Way = Set<string>

/**
 * Follows `nextToken` until it is empty or repeats, yielding every page.
 * `fetchPage` gets the token, undefined for the first page; null means that there is nothing there.
 * `way` is written down as it is gone, so that another walk can go on from where one has failed.
 */
export async function* followPages<Page extends TokenPage>(
  fetchPage: (nextToken: string | undefined) => Promise<Page | null>,
  way: Way = new Set(),
): AsyncGenerator<{ page: Page; last: boolean; repeats: boolean }> {
  do {
    const page = await fetchPage([...way].at(-1))
    if (!page) return
    const token = page.nextToken
    const repeats = token !== undefined && way.has(token)
    const last = !token || repeats
    if (!last) way.add(token)
    yield { page, last, repeats }
    if (last) return
  } while (true)
}

/**
 * Looks through the first pages of a list, and no further than to the item that fits. Null once the whole list is
 * known to lack it, `beyond` where it may be on a later page.
 */
export const findInPages = async <Page extends TokenPage, Item>(
  fetchPage: (nextToken: string | undefined) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
  fits: (item: Item) => boolean,
  most: number,
): Promise<Item | null | 'beyond'> => {
  let looked = 0
  for await (const { page, last } of followPages(fetchPage)) {
    const found = itemsOf(page).find(fits)
    if (found !== undefined) return found
    looked += 1
    if (!last && looked >= most) return 'beyond'
  }
  return null
}

/** The items of a list before one of its pages failed. */
interface Part {
  way: Way
  items: readonly unknown[]
  /** What tells its items from others, where something does. */
  known: Set<string>
  unread: Unread
}

/** Parts of lists, by the signal that all tries of one fetch share, and by the key of the query. */
const parts = new WeakMap<AbortSignal, Map<string, Part>>()

const partOf = (signal: AbortSignal, key: string) => {
  const known = parts.get(signal) ?? new Map<string, Part>()
  parts.set(signal, known)
  const part = known.get(key) ?? {
    way: new Set(),
    items: [],
    known: new Set(),
    unread: { problems: [] },
  }
  known.set(key, part)
  return part
}

/** A service that sends so many pages without items in a row may do so without end. */
const mostEmptyPages = 20

/** What tells an item from others: its id, and that with its version. Undefined where nothing does. */
const idsOf = (item: unknown) => {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, areaMapId, runId, versionId } = item as { [name: string]: unknown }
  const own = id ?? areaMapId ?? runId
  return own === undefined ? undefined : ([`${own}`, `${own} ${versionId}`] as const)
}

/** Tells an item from others of its list, also where that has versions of one thing alone. */
const keyOf = (item: unknown) => idsOf(item)?.[1]

/** The items that no earlier page has held: a page may be sent twice, or an item move to the next one meanwhile. */
const newOf = <Item>(items: readonly Item[], known: Set<string>) =>
  items.filter((item) => {
    const key = keyOf(item)
    if (key === undefined) return true
    if (known.has(key)) return false
    known.add(key)
    return true
  })

/** Lists whose items are those known before, wherever they have not changed. */
const sharing = new WeakSet<object>()

/** A list whose items have been compared with those of the old one; the old one where nothing differs. */
const shared = <Item>(
  old: PagedItems<Item> | undefined,
  items: readonly Item[],
): PagedItems<Item> => {
  const isSame =
    old?.complete &&
    old.items.length === items.length &&
    items.every((item, place) => item === old.items[place])
  return isSame ? old : { items, complete: true }
}

/**
 * Has a new answer share with the old one what is equal, so that it is not drawn again. To compare a whole list of
 * thousands of items would hold up the page: `fetchAllPages` has done so page by page.
 */
export const shareAnswer = (old: unknown, answer: unknown): unknown =>
  sharing.has(answer as object) ? answer : replaceEqualDeep(old, answer)

/** Failures of a list that lacks something although its last page is there. */
const lacking = ({ problems, requestId }: Unread, repeats: boolean) => {
  const count = problems.length
  if (count === 0 && !repeats) return undefined
  const items = count === 1 ? '1 item of this list' : `${count} items of this list`
  return new ApiError({
    kind: 'partlyRead',
    message: [
      count > 0 && `${items} could not be read.`,
      repeats && 'This list may lack items: the service leads back to a page that was read before.',
    ]
      .filter(Boolean)
      .join(' '),
    technical: problems.join('\n') || undefined,
    requestId,
    url: '',
  })
}

const endless = () =>
  new ApiError({
    kind: 'decodingFailed',
    message: `Expected items, got ${mostEmptyPages} pages without any in a row, each with a token of another page.`,
    url: '',
  })

/**
 * Waits until the first page of a list is on screen: reading the next one takes time. A list that a page prefetches
 * (`isOfPage`) is about to be shown, half a second at most is granted to that; one that nothing shows, or all of
 * which is awaited (`isAwaited`), does not wait.
 */
const drawn = async (query: Query | undefined): Promise<void> => {
  if (query?.meta?.isAwaited) return
  for (let turn = 0; turn < 5 && query?.meta?.isOfPage && !query.isActive(); turn++) await idle()
  if (query?.isActive()) await idle()
}

/**
 * Least time between two states of a list that grows, in milliseconds, each of which has its page drawn anew: short at
 * first, as what is looked for may be on the second page, and twice as long each time.
 */
const growthPause = { first: 50, longest: 200 } as const

/** Calls `tell` at most once in each pause; `now` makes up for a call that waits. */
const paced = (tell: () => void) => {
  let free = 0
  let pause: number = growthPause.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const call = () => {
    stop()
    free = performance.now() + pause
    pause = Math.min(2 * pause, growthPause.longest)
    tell()
  }
  return {
    soon: () => {
      const left = free - performance.now()
      if (left <= 0) call()
      else timer ??= setTimeout(call, left)
    },
    now: () => timer !== undefined && call(),
    stop,
  }
}

/** A half-read list stops loading once nobody shows it; it counts as stale, so that it is read in full when shown again. */
const staleWhereItStops = (signal: AbortSignal, query: Query | undefined) => {
  signal.addEventListener('abort', () => {
    const list = query?.state.data as PagedItems<unknown> | undefined
    if (list?.complete === false) query?.invalidate()
  })
}

/**
 * Query function of a whole token list. The first page is shown as soon as it is there; further
 * pages join it as they come. A refetch keeps the old items until it knows more than they hold, and
 * another try of a page that failed goes on from that page. `onPage` is told of each page, and may know the whole list
 * once its first items are there: then no further page is read. Throws `ApiError` for a list of ever more empty pages;
 * and for one of which some items cannot be read, or whose pages repeat, once the others are known.
 */
export const fetchAllPages =
  <Page extends TokenPage, Item>(
    fetchPage: (
      nextToken: string | undefined,
      signal: AbortSignal,
      unread: Unread,
    ) => Promise<Page | null>,
    itemsOf: (page: Page) => readonly Item[],
    onPage?: (
      page: Page,
      known: { items: readonly Item[]; last: boolean; lacks: boolean },
    ) => Promise<readonly Item[] | undefined>,
  ) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<PagedItems<Item>> => {
    const part = partOf(signal, hashKey(queryKey))
    const query = client.getQueryCache().get(hashKey(queryKey))
    staleWhereItStops(signal, query)
    // The part is of this query, so its items are those that this function has put there.
    let items = part.items as readonly Item[]
    const old = client.getQueryData<PagedItems<Item>>(queryKey)
    const oldItems = new Map(
      old?.items.flatMap((item) => (idsOf(item) ?? []).map((id) => [id, item] as const)),
    )
    const { unread } = part
    let empty = 0
    let problem: ApiError | undefined
    const growth = paced(() => {
      const known = client.getQueryData<PagedItems<Item>>(queryKey)
      if (signal.aborted || (known && (known.complete || items.length <= known.items.length)))
        return
      client.setQueryData<PagedItems<Item>>(queryKey, { items, complete: false })
    })
    const pages = followPages(
      (token: string | undefined) => fetchPage(token, signal, unread),
      part.way,
    )
    try {
      for await (const { page, last, repeats } of pages) {
        signal.throwIfAborted()
        const found = newOf(itemsOf(page), part.known).map((item) => {
          const [id = '', version = ''] = idsOf(item) ?? []
          return replaceEqualDeep(oldItems.get(version) ?? oldItems.get(id), item)
        })
        problem = lacking(unread, repeats)
        items = items.concat(found)
        part.items = items
        empty = found.length > 0 ? 0 : empty + 1
        if (empty >= mostEmptyPages && !last) throw endless()
        if (last) {
          void onPage?.(page, { items, last, lacks: problem !== undefined })
          break
        }
        const isFirst = client.getQueryData(queryKey) === undefined
        growth.soon()
        if (isFirst) await drawn(query)
        const whole = await onPage?.(page, { items, last, lacks: problem !== undefined })
        if (whole) return { items: whole, complete: true }
      }
    } catch (error) {
      growth.now()
      throw error
    } finally {
      growth.stop()
    }
    if (problem) {
      // What can be read is shown, beside what it lacks. A list that lacks all is one that failed.
      if (items.length > 0) {
        client.setQueryData<PagedItems<Item>>(queryKey, { items, complete: false, ended: true })
      }
      throw problem
    }
    const list = shared(old, items)
    if (part.known.size === items.length) sharing.add(list)
    return list
  }
