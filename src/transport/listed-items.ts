import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PagedItems } from './pages.ts'

/** How often the data of each query had been set when it was given what a list had. */
const updatesWhenListed = new WeakMap<Query, number>()

/**
 * Makes a function that shows, as the answer of a call, the item that fits of known lists all whose keys begin with
 * `listKey`: as the newest of them has it, until the answer is there, which is asked for when a page shows the item.
 * The function tells whether a list has it.
 */
export const fromLists =
  <Item>(client: QueryClient, listKey: QueryKey, fits: (item: Item) => boolean) =>
  (queryKey: QueryKey): boolean => {
    let newest: { item: Item; readAt: number } | undefined
    for (const [key, list] of client.getQueriesData<Partial<PagedItems<Item>>>({
      queryKey: listKey,
    })) {
      const readAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
      const item = newest && readAt <= newest.readAt ? undefined : list?.items?.find(fits)
      if (item !== undefined) newest = { item, readAt }
    }
    if (!newest) return false
    client.setQueryData(queryKey, newest.item, { updatedAt: newest.readAt })
    const query = client.getQueryCache().get(hashKey(queryKey))
    query?.invalidate()
    if (query) updatesWhenListed.set(query, query.state.dataUpdateCount)
    return true
  }

/** Whether a query has nothing but what a list had: its own call has not been answered. */
export const isListedOnly = (client: QueryClient, queryKey: QueryKey): boolean => {
  const query = client.getQueryCache().get(hashKey(queryKey))
  return query !== undefined && updatesWhenListed.get(query) === query.state.dataUpdateCount
}
