/**
 * Resolves when the browser has nothing to do, after that many milliseconds at the latest; at once where it does not
 * tell (Safari).
 */
export const idle = (timeout = 100): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve()
    else requestIdleCallback(() => resolve(), { timeout })
  })
