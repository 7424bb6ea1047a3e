import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'

/** How an answer is kept up to date. */
export interface Polling<Data> {
  /** Milliseconds between the answer and the next call. */
  interval: number
  /** True when the answer will not change any more: polling stops. */
  isFinal: (data: Data) => boolean
}

/** Milliseconds until the next call; false when there will be none. */
export const nextPoll = <Data>(
  { interval, isFinal }: Polling<Data>,
  data: Data | undefined,
): number | false => (data !== undefined && isFinal(data) ? false : interval)

const polled = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data>,
): UseQueryOptions<Data, Failure, Data, Key> => ({
  ...options,
  refetchInterval: ({ state }) => nextPoll(polling, state.data),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: ({ state }) => nextPoll(polling, state.data) !== false && 'always',
})

/**
 * Keeps an answer up to date until it is final; fetched once without `polling`. Pauses in a hidden tab and
 * asks at once when the tab is seen again; an answer that says nothing new renders nothing. A refresh that
 * failed leaves the data in place; `QueryStatus` with the same options tells of it.
 */
export const usePolling = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data> | undefined,
): UseQueryResult<Data, Failure> => useQuery(polling ? polled(options, polling) : options)
