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

/** Largest share by which a poll comes earlier or later, so that consoles do not all ask at once. */
const jitter = 0.1

/** Differs from console to console. */
const own = Math.random()

/**
 * An interval, up to a tenth shorter or longer. The same for the same answer, as another value would start the wait
 * anew at every render.
 */
export const jittered = (interval: number, answeredAt: number, seed: number = own): number => {
  const share = (seed + answeredAt * 0.618_033_988_75) % 1
  return Math.round(interval * (1 + jitter * (2 * share - 1)))
}

/** Options of a query that is polled, for hooks other than `usePolling`. */
export const polled = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data>,
): UseQueryOptions<Data, Failure, Data, Key> => ({
  ...options,
  refetchInterval: ({ state }) => {
    const interval = nextPoll(polling, state.data)
    return interval && jittered(interval, state.dataUpdatedAt)
  },
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
