import { ApiError } from '@/transport/errors.ts'

/** Statuses of a service that took a call up and did not come to its end, and of what stands before it. */
const isOpenEnded = (status: number) => status === 408 || (status >= 500 && status !== 503)

/** Whether a failed change may have been made all the same: its answer was lost, or says nothing of it. */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'others' || error.kind === 'decodingFailed' || isOpenEnded(error.status))

/** Whether a service refuses a change because the thing is no longer as the change expects it. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)
