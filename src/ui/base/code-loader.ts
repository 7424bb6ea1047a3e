/**
 * A loader, for `lazy`, of code for what opens over a page. Code that cannot be got must not take the page
 * away: the promise stays open, what should open does not, and the next call tries again.
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
