import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks for data that a page is going to show, for the page's loader: not when it is there already, as the
 * page itself decides what is too old. A failure is told by the page.
 */
export const startQuery = <Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void => {
  if (client.getQueryState(options.queryKey)?.data !== undefined) return
  void client.prefetchQuery(options)
}
