import { isReported } from './errors.ts'

/** Event on `window` for the error-reporting service of a deployment. */
const errorReportEvent = 'evaluation:error'

const reported = new WeakSet<object>()

/**
 * Reports a failure once: logs it to the console and dispatches a `CustomEvent` on `window` with the error as
 * `detail`. Expected failures (aborted calls, 4xx responses, lost connections) are not reported.
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
