import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { PagedItems } from './pages.ts'

/**
 * Changes the items of known lists at once, all whose keys begin with this one, without fetching all of their pages
 * again; that happens when a list is next opened. A list that is on its way may have met the items as they were: it is
 * read from its beginning. `change` also gets the key of the list.
 */
export const changeLists = <Item>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (items: readonly Item[], queryKey: QueryKey) => readonly Item[],
): void => {
  const onTheirWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  for (const { queryKey: key } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<Partial<PagedItems<Item>>>(key, (list) =>
      list?.items ? { ...list, items: change(list.items, key) } : list,
    )
  }
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const query of onTheirWay) {
    void query.cancel({ silent: true })
    // The alert of the call shows a failure.
    query.fetch().catch(() => undefined)
  }
}

/**
 * The items of a whole list, read to its end however fresh it is. Where a page reads the same list, its calls are
 * joined; when that page is left before the list is whole, it is read on.
 */
export const readWhole = async <Item, Failed, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>,
  signal?: AbortSignal,
): Promise<readonly Item[]> => {
  for (;;) {
    const known = client.getQueryData<PagedItems<Item>>(options.queryKey)
    const fresh = known?.complete === false ? { ...options, staleTime: 0 } : options
    try {
      const { items, complete } = await client.fetchQuery(fresh)
      if (complete) return items
    } catch (thrown) {
      // Given up with the page, before anything had come.
      if (!(thrown instanceof CancelledError && thrown.revert)) throw thrown
    }
    signal?.throwIfAborted()
  }
}
