import { expect, type Page, type Request } from '@playwright/test'
import { rowHead } from './rows.ts'

const minute = 60_000

/** Longer than any two polls of a list are apart. */
const pollTime = 17_000

/** How often the page may still have been told something. */
const mostTries = 8

const isListCall = (request: Request) => /\/services\/.*\/reports(\?|$)/.test(request.url())

declare global {
  interface Window {
    /** Commits of React since the page began. */
    benchRenders: number
    /** Whether the page takes itself for hidden. */
    benchHidden: boolean
  }
}

/** Activity of an idle page. */
export interface Idle {
  /** Renders while the list was asked for twice and nothing had changed. */
  renders: number
  /** Requests in two minutes while the page was hidden. */
  hiddenRequests: number
}

/** Counts the commits of React through the hook of its developer tools. */
const countRenders = (page: Page) =>
  page.addInitScript(() => {
    window.benchRenders = 0
    const hook = {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.benchRenders += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    }
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook })
  })

/** Short dates grow older by themselves: that is no needless work. */
const showWholeDates = (page: Page) =>
  page.addInitScript(() => {
    // Frames without an origin of their own have no storage.
    if (location.origin !== 'null') localStorage.setItem('dates', 'absolute')
  })

/** A browser without windows never hides a page; here the page can be told that it is hidden. */
const allowHiding = (page: Page) =>
  page.addInitScript(() => {
    window.benchHidden = false
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.benchHidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { get: () => window.benchHidden })
  })

const hide = (page: Page) =>
  page.evaluate(() => {
    window.benchHidden = true
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const frame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

/**
 * Watches a report list that has unfinished jobs while the platform stands still. The page's clock is set
 * ahead, so that polls come without waiting for them.
 */
export const measureIdle = async (page: Page, address: string): Promise<Idle> => {
  await countRenders(page)
  await allowHiding(page)
  await showWholeDates(page)
  await page.clock.install()
  await page.goto(address)
  await expect(page.locator(rowHead).first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  const poll = async (milliseconds: number) => {
    const answered = page.waitForEvent('requestfinished', isListCall)
    // At once: time that passes while the call is under way would make the service a slow one.
    await page.clock.fastForward(milliseconds)
    await answered
    await frame(page)
  }
  const rendersOfTwoPolls = async () => {
    // The times of the last answer and of running jobs are told to the minute: begin with a young one.
    const sinceMinute = (await page.evaluate(() => Date.now())) % minute
    await poll(minute - sinceMinute + pollTime)
    const before = await page.evaluate(() => window.benchRenders)
    // Nobody would be counted if nobody counted.
    expect(before, 'renders of the first sight').toBeGreaterThan(0)
    await poll(pollTime)
    await poll(pollTime)
    return (await page.evaluate(() => window.benchRenders)) - before
  }
  let renders = await rendersOfTwoPolls()
  // What is derived from other jobs may come minutes of the page's clock after its rows: that is news.
  for (let tries = 1; renders > 0 && tries < mostTries; tries += 1)
    renders = await rendersOfTwoPolls()

  await hide(page)
  let hiddenRequests = 0
  page.on('request', () => {
    hiddenRequests += 1
  })
  await page.clock.runFor(2 * minute)
  await frame(page)
  return { renders, hiddenRequests }
}
