import { ApiError } from '@/transport/errors.ts'
import { reportError } from '@/transport/report-error.ts'

/** Statuses of a service that took a call up and did not come to its end, and of what stands before it. */
const isOpenEnded = (status: number) => status === 408 || (status >= 500 && status !== 503)

/** Whether a failed change may have been made all the same: its answer was lost, or says nothing of it. */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'others' || error.kind === 'decodingFailed' || isOpenEnded(error.status))

/** Whether a service refuses a change because the thing is no longer as the change expects it. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)

/** How it is found out what became of a change whose answer was lost. */
export interface LookUp {
  /** It can have been made although the error is none of `mayBeDone`. */
  isMaybe?: boolean
  /** Whether it is made, as its service tells now; undefined where that cannot be told. Rejects where it cannot be read. */
  isDone: () => Promise<boolean | undefined>
  /** What follows the change, as after its answer. */
  onDone?: () => unknown
  /** What may be, and where to look: said while it is not known. */
  open: string
}

/** Said once it is known that a change whose answer was lost is not made. */
export const notMade = 'So far nothing is changed: try again.'

/**
 * Looks up what became of a failed change, as `recover` of a submission: true where it was made all the same, and what
 * follows it has been done; where that is not known, what to say.
 */
export const lookUp = async (
  error: unknown,
  { isMaybe = false, isDone, onDone, open }: LookUp,
): Promise<boolean | string> => {
  const isLost = mayBeDone(error)
  if (!isLost && !isMaybe) return false
  const found = await isDone().catch((thrown: unknown) => {
    reportError(thrown)
    return undefined
  })
  if (found) await onDone?.()
  if (found === false) return isLost && notMade
  return found ?? open
}

/**
 * Says what may be after a lost answer that nothing tells of, as `recover` of a submission. `refresh` reads anew where
 * one is told to look.
 */
export const sayOpen =
  (open: string, refresh: () => unknown) =>
  async (error: unknown): Promise<false | string> => {
    if (!mayBeDone(error)) return false
    void refresh()
    return open
  }
