/**
 * Loader for `lazy`, for what a user does not miss, such as tooltips. A failure must not crash the page: the
 * promise stays pending, so nothing shows. The next call tries again, and so does a connection that is there again:
 * `lazy` calls once only.
 */
export const codeLoader = <Code>(load: () => Promise<Code>): (() => Promise<Code>) => {
  const { promise, resolve } = Promise.withResolvers<Code>()
  let trying = false
  const loader = () => {
    if (!trying) {
      trying = true
      load().then(resolve, () => {
        trying = false
        addEventListener('online', loader, { once: true })
      })
    }
    return promise
  }
  return loader
}
