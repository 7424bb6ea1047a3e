import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'

/** How a query is polled. */
export interface Polling<Data> {
  /** Milliseconds between a response and the next call. */
  interval: number
  /** True if the data will not change any more: polling stops. */
  isFinal: (data: Data) => boolean
}

/** Milliseconds until the next call; false if polling has stopped. */
export const nextPoll = <Data>(
  { interval, isFinal }: Polling<Data>,
  data: Data | undefined,
): number | false => (data !== undefined && isFinal(data) ? false : interval)

/** Options of a query that is polled, for hooks other than `usePolling`. */
export const polled = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data>,
): UseQueryOptions<Data, Failure, Data, Key> => ({
  ...options,
  refetchInterval: ({ state }) => nextPoll(polling, state.data),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: ({ state }) => nextPoll(polling, state.data) !== false && 'always',
})

/**
 * Polls a query until its data is final; fetches it once without `polling`. Pauses in a hidden tab and
 * refetches at once when the tab is visible again. A response without changes causes no render. After a
 * failed refresh the data stays; render `QueryStatus` with the same options to show the failure.
 */
export const usePolling = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data> | undefined,
): UseQueryResult<Data, Failure> => useQuery(polling ? polled(options, polling) : options)
