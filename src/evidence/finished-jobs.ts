import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { createQueue } from '@/lib/queue.ts'
import { ApiError } from '@/transport/errors.ts'

/** A finished job never changes. */
export const unchanging = { staleTime: Number.POSITIVE_INFINITY }

/** Reads what finished jobs hold, few at a time, whoever asks. */
const queue = createQueue({ limit: 5, pause: 10 })

/** Reads what the page of a job waits for. */
const listQueue = createQueue({ limit: 5 })

/** When calls of an operation in a project were refused last, and how. */
const refusals = new Map<string, { at: number; error: unknown }>()

/** Makes a call, unless one like it was refused while this one waited: the answer would be the same. */
const askOnce = async <Data>(
  queryKey: QueryKey,
  asked: number,
  call: () => Data | Promise<Data>,
) => {
  const round = JSON.stringify(queryKey.slice(0, 3))
  const refusal = refusals.get(round)
  if (refusal && refusal.at >= asked) throw refusal.error
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      refusals.set(round, { at: performance.now(), error })
    }
    throw error
  }
}

/** A query that waits for its turn: few lists are read at a time, whoever asks. */
export const inTurn = <Options extends { readonly queryFn?: unknown }>(
  options: Options,
): Options => {
  const read = options.queryFn as QueryFunction
  return {
    ...options,
    queryFn: (context: Parameters<typeof read>[0]) =>
      listQueue(async () => {
        context.signal.throwIfAborted()
        return read(context)
      }),
  }
}

/** A query about a finished job, which waits for its turn and is asked once. */
export const queued = <Data, Key extends QueryKey>({
  queryFn,
  ...options
}: {
  queryKey: Key
  queryFn?: QueryFunction<Data, Key>
}) => ({
  ...options,
  queryFn: ((context) => {
    if (!queryFn) throw new Error('These options make no call.')
    const asked = performance.now()
    return queue(async () => {
      context.signal.throwIfAborted()
      return askOnce(context.queryKey, asked, () => queryFn(context))
    })
  }) satisfies QueryFunction<Data, Key>,
  ...unchanging,
})
