/**
 * Loader for `lazy`, for what a user does not miss, such as tooltips. A failure must not crash the page: the
 * promise stays pending, so nothing shows, and the next call tries again.
 */
export const codeLoader = <Code>(load: () => Promise<Code>): (() => Promise<Code>) => {
  const { promise, resolve } = Promise.withResolvers<Code>()
  let trying = false
  return () => {
    if (!trying) {
      trying = true
      load().then(resolve, () => {
        trying = false
      })
    }
    return promise
  }
}
