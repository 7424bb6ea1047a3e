import { listLogStreamEventsOperation } from '@generated/ml/codec.ts'
import { ApiError } from '@/transport/errors.ts'
import { canRetry, spreadRetry } from '@/transport/retry.ts'

/** Milliseconds between two calls: while more may come, and to make sure that nothing does any more. */
const intervals = { long: 5000, immediate: 100 } as const

/** Retries of a call that the service failed to answer, and of one that did not reach it. */
const retries = { serverError: 10, other: 5 } as const

/** Milliseconds until the last page of a stream is asked for again; false when it is not. */
export const streamPollEvery = (
  service: 'evaluation' | 'ml',
  { isRunning, isWhole }: { isRunning: boolean; isWhole: boolean },
): number | false => {
  if (isRunning) return intervals.long
  // The whole log of a build is read elsewhere once the build has ended.
  return service === 'evaluation' || isWhole ? false : intervals.immediate
}

/** Lines in a page of a stream. */
export const streamPage = 100

/** Whether the next page of a stream is asked for: one that grows is followed, another is read as far as it is needed. */
export const readsOn = (stream: { isRunning: boolean; read: number; needed: number }): boolean =>
  stream.isRunning || stream.read < stream.needed

/** How many lines of a stream are needed to show those up to a line: a page more, so that scrolling goes on. */
export const neededFor = (line: number): number =>
  (Math.ceil((line + 1) / streamPage) + 1) * streamPage

/** How often a page of the stream of a run that failed so is asked for again. */
export const streamRetries = (error: unknown): number =>
  error instanceof ApiError && error.status >= 500 ? retries.serverError : retries.other

/** Whether a page of the stream of a run is asked for again after so many failures before this one. */
export const canRetryStream = (count: number, error: unknown): boolean =>
  count < streamRetries(error) && canRetry(listLogStreamEventsOperation, error)

/** Milliseconds before the first retry; each further wait is longer by as much. */
const retryStep = 500

/** Milliseconds to wait before a retry of a page. */
export const streamRetryDelay = (count: number, error: unknown, random?: number): number =>
  spreadRetry(retryStep * (count + 1), error, random)
