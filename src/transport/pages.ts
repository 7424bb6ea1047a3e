import type { QueryFunctionContext } from '@tanstack/react-query'

/** The items of a token list as far as they are known. */
export interface PagedItems<Item> {
  readonly items: readonly Item[]
  /** False while further pages are on their way: a filter over these items may still miss some. */
  readonly complete: boolean
}

interface TokenPage {
  readonly nextToken?: string | undefined
}

/**
 * Follows `nextToken` until it is empty or repeats, yielding every page.
 * `fetchPage` gets the token, undefined for the first page; null means that there is nothing there.
 */
export async function* followPages<Page extends TokenPage>(
  fetchPage: (nextToken: string | undefined) => Promise<Page | null>,
): AsyncGenerator<{ page: Page; last: boolean }> {
  const seen = new Set<string>()
  let token: string | undefined
  do {
    const page = await fetchPage(token)
    if (!page) return
    token = page.nextToken
    const last = !token || seen.has(token)
    yield { page, last }
    if (last || !token) return
    seen.add(token)
  } while (true)
}

/**
 * Query function of a whole token list. The first page is shown as soon as it is there; further
 * pages join it as they come. A refetch keeps the old items until it knows more than they hold.
 */
export const fetchAllPages =
  <Page extends TokenPage, Item>(
    fetchPage: (nextToken: string | undefined, signal: AbortSignal) => Promise<Page | null>,
    itemsOf: (page: Page) => readonly Item[],
  ) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<PagedItems<Item>> => {
    let items: readonly Item[] = []
    const pages = followPages((token: string | undefined) => fetchPage(token, signal))
    for await (const { page, last } of pages) {
      items = items.concat(itemsOf(page))
      if (last) break
      const known = client.getQueryData<PagedItems<Item>>(queryKey)
      if (!known || (!known.complete && items.length > known.items.length)) {
        client.setQueryData<PagedItems<Item>>(queryKey, { items, complete: false })
      }
    }
    return { items, complete: true }
  }
