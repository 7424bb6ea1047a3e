import { isReported } from './errors.ts'

/** Event on `window` that carries a failure to whatever error-reporting service a deployment uses. */
const errorReportEvent = 'evaluation:error'

const reported = new WeakSet<object>()

/**
 * Hands a failure to error reporting: to the browser's log and, as a `CustomEvent` with the error as
 * detail, to listeners on `window`. Failures that are nobody's business (aborted calls, 4xx answers, lost
 * connections) are left out, and each failure is told once.
 */
export const reportError = (error: unknown): void => {
  if (!isReported(error)) return
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  console.error(error)
  window.dispatchEvent(new CustomEvent(errorReportEvent, { detail: error }))
}
