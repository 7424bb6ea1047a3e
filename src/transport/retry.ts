import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { isOutage } from './outages.ts'

/** How often a GET is retried. */
export const retryLimit = 5
/** Milliseconds before the first retry; each further wait is twice as long. */
const firstRetryDelay = 1000

/** Whether another try of this call can succeed: lost connections, 408, 429 and most 5xx answers of a GET. */
export const canRetry = (operation: Operation, error: unknown) =>
  operation.method === 'GET' &&
  isOutage(error) &&
  // A 503 leads to the maintenance page.
  ![503, ...(operation.noRetry ?? [])].includes((error as ApiError).status)

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

/** Times the outage that a retry may come later, and milliseconds at most. */
const spread = { share: 3, longest: 240_000 } as const

/**
 * Milliseconds to wait before retry number `count` (0 is the first): the least wait doubles, and what is added by
 * chance grows with the milliseconds that the service has failed for. So consoles that have waited for the same
 * service come back over a time as long as its outage.
 */
export const retryDelay = (
  count: number,
  error: unknown,
  { failedFor = 0, random = Math.random() }: { failedFor?: number; random?: number } = {},
) => {
  const least = firstRetryDelay * 2 ** count
  const added = Math.min(failedFor * spread.share, spread.longest) * random
  return Math.max(
    spreadRetry(least, error, random),
    Math.round((askedWait(error) ?? least) + added),
  )
}
