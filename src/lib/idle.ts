/** Resolves when the browser has nothing to do, after 100 ms at the latest; at once where it does not tell (Safari). */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve()
    else requestIdleCallback(() => resolve(), { timeout: 100 })
  })
