import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { startConsole } from '../e2e/support/platform.ts'
import { beginSignedIn, openSession } from '../e2e/support/sign-in.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import type { Take } from './take.ts'

/** Folders with the built console, the bench's own page and the reference page. */
interface Built {
  readonly console: string
  readonly page: string
  readonly reference: string
}

interface Asked {
  readonly take: Take
  /** Runs of each time that is taken; their median counts. */
  readonly runs: number
  /** A folder to work in. */
  readonly scratch: string
}

/** Serves what is measured. Its pages begin with nothing in the cache, and last as long as what uses them. */
export const openBench = async (built: Built, asked: Asked) => {
  const running = await startConsole(built.console)
  const own = await startServer({ console: () => createConsoleFiles(built.page) })
  const reference = await startServer({ console: () => createConsoleFiles(built.reference) })
  const executablePath = ensureChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const session = await openSession(browser, running.origin, 'Privileged')

  const pagesOf =
    (baseURL: string, prepare?: (context: BrowserContext) => Promise<unknown>) =>
    async <Result>(
      use: (page: Page, context: BrowserContext) => Promise<Result>,
    ): Promise<Result> => {
      const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
      // The loader of these files names functions by a helper; those that are sent to a page need it there.
      await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
      await prepare?.(context)
      try {
        return await use(await context.newPage(), context)
      } finally {
        await context.close()
      }
    }

  return {
    ...asked,
    browser,
    running,
    session,
    /** A page of the console for somebody who is signed in. */
    withPage: pagesOf(running.origin, (context) => beginSignedIn(context, session)),
    withReference: pagesOf(reference.origin),
    withOwnPage: pagesOf(own.origin),
    close: async () => {
      await browser.close()
      await Promise.all([running.close(), own.close(), reference.close()])
    },
  }
}

/** Tools of the measurements. */
export type Bench = Awaited<ReturnType<typeof openBench>>
