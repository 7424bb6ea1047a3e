import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerTimeOf } from '@/transport/answer-times.ts'
import { askedWait } from '@/transport/retry.ts'

/** How a query is polled. */
export interface Polling<Data> {
  /** Milliseconds between a response and the next call, on average. */
  interval: number
  /** True if the data will not change any more: polling stops. */
  isFinal: (data: Data) => boolean
  /** State of what the data belong to: when it changes, they are fetched at once. */
  follows?: string
}

/** Milliseconds until the next call while all is well; false if polling has stopped. */
export const nextPoll = <Data>(
  { interval, isFinal }: Polling<Data>,
  data: Data | undefined,
): number | false => (data !== undefined && isFinal(data) ? false : interval)

/** By how much the wait grows while a service fails or answers slowly; steps, so that it seldom changes. */
const factors = [1, 2, 4] as const
const longestFactor = 4

/** Times the wait is longer than the answer took: a poll keeps a service busy for a tenth of the time. */
const restFactor = 10

/** The outcome of a poll's last call. */
interface LastCall {
  /** Milliseconds until its answer. */
  took: number
  /** Why it failed, all its retries included; null if it did not. */
  error: unknown
}

/** Largest share by which a poll comes earlier or later, so that consoles do not all ask at once. */
const jitter = 0.1

/**
 * Milliseconds between an answer and the next call, on average: the interval, longer while the service fails or
 * answers slowly, and long enough that the earliest call is no sooner than it asked for.
 */
export const pollWait = (interval: number, { took, error }: LastCall): number => {
  const isLongEnough = (factor: number) => interval * factor >= took * restFactor
  const factor = (error === null && factors.find(isLongEnough)) || longestFactor
  return Math.max(interval * factor, (askedWait(error) ?? 0) / (1 - jitter))
}

/** Differs from console to console. */
const own = Math.random()

/**
 * A wait, up to a tenth shorter or longer. The same for the same answer, as another value would restart
 * the wait at every render.
 */
export const jittered = (wait: number, answeredAt: number, seed: number = own): number => {
  const share = (seed + answeredAt * 0.618_033_988_75) % 1
  return Math.round(wait * (1 + jitter * (2 * share - 1)))
}

/** Options of a query that is polled, for hooks other than `usePolling`. */
export const polled = <Data, Failure, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data>,
): UseQueryOptions<Data, Failure, Data, Key> => ({
  ...options,
  refetchInterval: ({ state, meta }) => {
    const interval = nextPoll(polling, state.data)
    if (!interval) return false
    const took = answerTimeOf(meta?.operation)
    const error = state.status === 'error' ? state.error : null
    const endedAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
    return jittered(pollWait(interval, { took, error }), endedAt)
  },
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: ({ state }) => nextPoll(polling, state.data) !== false && 'always',
})

/** The state of its parent that each query was last asked under. */
const askedUnder = new WeakMap<Query, string>()

/** Fetches a query once more if what its data belong to has changed since it was asked, so that both tell the same. */
export const follow = (
  client: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
  { follows }: { readonly follows?: string },
): void => {
  if (follows === undefined) return
  const query = client.getQueryCache().get(hashKey(queryKey))
  if (!query) return
  const before = askedUnder.get(query)
  askedUnder.set(query, follows)
  if (before !== undefined && before !== follows) {
    void client.refetchQueries({ queryKey, exact: true })
  }
}

/**
 * Polls a query until its data is final; fetches it once without `polling`. Pauses in a hidden tab and
 * refetches at once when the tab is visible again. A response without changes causes no render. After a
 * failed refresh the data stays; render `QueryStatus` with the same options to show the failure.
 */
export const usePolling = <Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  polling: Polling<Data> | undefined,
): UseQueryResult<Data, Failure> => {
  const client = useQueryClient()
  useEffect(() => {
    if (polling) follow(client, options, polling)
  })
  return useQuery(polling ? polled(options, polling) : options)
}
