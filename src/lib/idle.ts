/**
 * Resolves when the browser has nothing to do, after that many milliseconds at the latest; at once where it does not
 * tell (Safari).
 */
export const idle = (timeout = 100): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve()
    else requestIdleCallback(() => resolve(), { timeout })
  })

/** Name of the user timing that tells when code began to be loaded that the page does not wait for: it is no weight of the page. */
export const loadAheadMark = 'load-ahead'

/** Resolves when the page, which is shown, leaves time for what may come after it. */
export const afterPage = async (): Promise<void> => {
  await idle(500)
  performance.mark(loadAheadMark)
}

/** A time is cut in this many parts. */
const steps = 5

/**
 * Resolves after so many milliseconds in which the processor was free: while it is busy one part of the time passes
 * and no more, as an answer that has come meanwhile is read only then.
 */
export const freeFor = async (milliseconds: number): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds / steps))
  }
}
