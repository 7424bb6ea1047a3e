import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PagedItems } from './pages.ts'

/** How often the data of each query had been set when it was given what a list had. */
const updatesWhenListed = new WeakMap<Query, number>()

/** An item of a list. */
interface Listed<Item> {
  item: Item
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/**
 * Makes a function that shows, as the answer of a call, the item that fits of known lists all whose keys begin with
 * `listKey`: as the newest of them has it, until the answer is there, which is asked for when a page shows the item.
 * `elsewhere` is looked at where no list has it. The function tells whether something has it.
 */
export const fromLists =
  <Item>(
    client: QueryClient,
    listKey: QueryKey,
    fits: (item: Item) => boolean,
    elsewhere?: () => Listed<Item> | undefined,
  ) =>
  (queryKey: QueryKey): boolean => {
    let newest: Listed<Item> | undefined
    for (const [key, list] of client.getQueriesData<Partial<PagedItems<Item>>>({
      queryKey: listKey,
    })) {
      const { dataUpdatedAt: readAt = 0, isInvalidated = true } = client.getQueryState(key) ?? {}
      // A list is invalidated by a change that it does not show yet.
      if (isInvalidated || readAt <= (newest?.readAt ?? 0)) continue
      const item = list?.items?.find(fits)
      if (item !== undefined) newest = { item, readAt }
    }
    newest ??= elsewhere?.()
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
