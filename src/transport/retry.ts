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

/** Milliseconds to wait before retry number `count` (0 is the first); a service's Retry-After goes first. */
export const retryDelay = (count: number, error: unknown) =>
  error instanceof ApiError && error.retryAfter !== undefined
    ? error.retryAfter * 1000
    : firstRetryDelay * 2 ** count
