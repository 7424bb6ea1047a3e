import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** How often a GET is retried. */
export const retryLimit = 5
/** Milliseconds before the first retry; each further wait is twice as long. */
const firstRetryDelay = 1000

const hopeless = new Set([501, 503])

/** Whether another try of this call can succeed: lost connections, 408, 429 and most 5xx answers of a GET. */
export const canRetry = (operation: Operation, error: unknown) => {
  if (operation.method !== 'GET' || !(error instanceof ApiError)) return false
  if (error.kind === 'others') return true
  if (error.kind !== 'status' || operation.noRetry?.includes(error.status)) return false
  if (error.status === 408 || error.status === 429) return true
  return error.status >= 500 && !hopeless.has(error.status)
}

/** A service that asks for a longer wait is asked once an hour; a timer of a month would end at once. */
const longestAskedWait = 3_600_000

/** Consoles that were told the same time come back within so many milliseconds after it. */
const longestSpread = 15_000

/** Milliseconds that a service asked to wait, by its Retry-After; undefined if it did not. */
export const askedWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfter !== undefined
    ? Math.min(Math.max(error.retryAfter * 1000, firstRetryDelay), longestAskedWait)
    : undefined

/**
 * A wait before a retry, up to twice as long, so that consoles that failed together do not come back together;
 * never shorter. A service's Retry-After goes first. `random` is from 0 to 1.
 */
export const spreadRetry = (wait: number, error: unknown, random: number = Math.random()) => {
  const least = askedWait(error) ?? wait
  return Math.round(least + Math.min(least, Math.max(wait, longestSpread)) * random)
}

/**
 * Least milliseconds between two tries of a call to a service that is down, and by how much a wait may be longer: what
 * all consoles wait with comes back over so long a time that it is not more than the load at rest once again.
 */
const waitWhileDown = 60_000
const spreadWhileDown = 120_000

/** Milliseconds to wait before retry number `count` (0 is the first). */
export const retryDelay = (
  count: number,
  error: unknown,
  { isDown = false, random = Math.random() }: { isDown?: boolean; random?: number } = {},
) =>
  isDown && askedWait(error) === undefined
    ? Math.round(waitWhileDown + spreadWhileDown * random)
    : spreadRetry(isDown ? waitWhileDown : firstRetryDelay * 2 ** count, error, random)
