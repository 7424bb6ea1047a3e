import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { createQueue } from '@/lib/queue.ts'

/** A finished job never changes. */
export const unchanging = { staleTime: Number.POSITIVE_INFINITY }

/** Reads what finished jobs hold, few at a time, whoever asks. */
export const queue = createQueue({ limit: 5, pause: 10 })

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
    return queue(async () => {
      context.signal.throwIfAborted()
      return queryFn(context)
    })
  }) satisfies QueryFunction<Data, Key>,
  ...unchanging,
})
