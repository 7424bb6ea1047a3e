import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Complaints of the browser while a test runs. */
export interface Problems {
  /** The test brings this complaint about on purpose. */
  expectProblem(pattern: RegExp): void
  /** Listens no longer; complaints that the test did not announce. */
  end(): readonly string[]
}

const textOf = (message: ConsoleMessage) => {
  const { url } = message.location()
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`
}

/** Listens to all pages of a context: console errors and warnings, uncaught errors, unhandled rejections. */
export const watchProblems = (context: BrowserContext): Problems => {
  const found: string[] = []
  const expected: RegExp[] = []
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) found.push(textOf(message))
  }
  const onError = (error: WebError) => {
    const { name, message, stack } = error.error()
    found.push(`uncaught ${name}: ${stack || message}`)
  }
  context.on('console', onMessage)
  context.on('weberror', onError)
  return {
    expectProblem: (pattern) => expected.push(pattern),
    end: () => {
      context.off('console', onMessage)
      context.off('weberror', onError)
      return found.filter((text) => !expected.some((pattern) => pattern.test(text)))
    },
  }
}
