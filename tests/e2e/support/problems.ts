import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What the browser complains about while a test runs. */
export interface Problems {
  /** The test brings this complaint about on purpose. */
  expectProblem(pattern: RegExp): void
  /** Complaints that the test did not announce. */
  unexpected(): readonly string[]
}

const textOf = (message: ConsoleMessage) => {
  const { url } = message.location()
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`
}

/** Listens to all pages of a context: console errors and warnings, uncaught errors, unhandled rejections. */
export const watchProblems = (context: BrowserContext): Problems => {
  const found: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(textOf(message))
  })
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error()
    found.push(`uncaught ${name}: ${stack || message}`)
  })
  return {
    expectProblem: (pattern) => expected.push(pattern),
    unexpected: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}
